"""WTForms forms whose fields are built from the fields of the game and read by the score sheet."""
