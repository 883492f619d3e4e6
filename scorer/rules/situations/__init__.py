"""Situations: questions with figures, understood as far as that is certain and answered by the engine."""
