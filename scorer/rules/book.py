"""The whole rulebook, put together from the chapters of all modules."""

from types import MappingProxyType

from scorer.modules import EXPANSIONS, all_modules

from .model import ModuleChange, Rulebook

_PARTS = [module.rulebook for module in all_modules()]
_NOTES = [note for part in _PARTS for note in part.notes]
_CHANGES = [
    (id, ModuleChange(module.words.title, module.rulebook.sections[0].id, text))
    for module in EXPANSIONS.values()
    for id, text in module.rulebook.changes.items()
]
_SECTIONS = {section.id: section for part in _PARTS for section in part.sections}


def _includes(module: str, other: str) -> bool:
    return other in EXPANSIONS[module].game.includes


RULEBOOK = Rulebook(
    chapters=tuple(chapter for part in _PARTS for chapter in part.chapters),
    sections=MappingProxyType(_SECTIONS),
    questions=MappingProxyType({each.id: each for part in _PARTS for each in part.questions}),
    notes=MappingProxyType(
        {
            id: found
            for id in _SECTIONS
            if (found := tuple(note for note in _NOTES if note.section == id))
        }
    ),
    modules=MappingProxyType(
        {
            section.id: module.words.title
            for module in EXPANSIONS.values()
            for section in module.rulebook.sections
            if section.id not in module.rulebook.general
        }
    ),
    brought_by=MappingProxyType(
        {
            id: (code, *(other for other in EXPANSIONS if _includes(other, code)))
            for code, module in EXPANSIONS.items()
            for id in module.rulebook.ids
        }
    ),
    editions=MappingProxyType({each.code: each for part in _PARTS for each in part.editions}),
    pictures=MappingProxyType(
        {id: picture for part in _PARTS for id, picture in part.pictures.items()}
    ),
    changes=MappingProxyType(
        {
            id: changes
            for id in _SECTIONS
            if (changes := tuple(each for changed, each in _CHANGES if changed == id))
        }
    ),
)
