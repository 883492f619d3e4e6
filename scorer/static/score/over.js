import { forget } from "./store.js";

document.querySelector("[data-forget]").addEventListener("click", forget);
