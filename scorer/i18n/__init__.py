"""Languages: the language object, the catalogues, and codes into words.

Only what needs no word of the game is imported here: modules mark their messages with it.
"""

from .locales import (
    DEFAULT,
    DOMAIN,
    N_,
    Language,
    Nn_,
    Np_,
    Plural,
    Text,
    best_language,
    language,
    languages,
    match_language,
)

__all__ = [
    "DEFAULT",
    "DOMAIN",
    "N_",
    "Language",
    "Nn_",
    "Np_",
    "Plural",
    "Text",
    "best_language",
    "language",
    "languages",
    "match_language",
]
