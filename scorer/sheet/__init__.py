"""The score sheet: what players enter, how it is read, what is wrong or missing, and the result.

Pages, shared tables, the API and the command line use it, and nothing beside it.
"""

from .problems import BadInput, Problem
from .seats import Seat
from .sheet import Sheet, State
from .temples import Temple

__all__ = ["BadInput", "Problem", "Seat", "Sheet", "State", "Temple"]
