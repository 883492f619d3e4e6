// Is what was left on this phone of this evening, or of another one?

import { isTonight, read } from "./storage.js";

export const isSetupOfTonight = () => isTonight(Number(read("cacao.setup.at")));
export const isScoreOfTonight = () => isTonight(Number(read("cacao.score.at")));
