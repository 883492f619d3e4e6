/** What the server writes before the worker: the release that it keeps. */
declare const RELEASE: { id: string; languages: string[] };
