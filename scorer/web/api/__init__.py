"""The JSON endpoints and their OpenAPI description."""
