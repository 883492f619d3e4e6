"""The pages, the API and what they share; `app.py` puts them together."""
