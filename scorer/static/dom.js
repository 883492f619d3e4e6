// Elements with their types: what a page must have is found, or the script stops and says what is missing.
// And scripts that a page can begin without.

/**
 * Loads a script after the page is shown; without the network it is null, and loaded when it is asked for again.
 * @template T
 * @param {() => Promise<T>} load
 */
export function later(load) {
  const attempt = () => load().catch(() => null);
  let loading = attempt();
  return async () => {
    const loaded = await loading;
    if (!loaded) loading = attempt();
    return loaded ?? loading;
  };
}

/**
 * The first element that matches a selector.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @overload
 * @param {ParentNode} root
 * @param {Tag} selector
 * @returns {HTMLElementTagNameMap[Tag]}
 */
/**
 * @template {Element} [T=HTMLElement]
 * @overload
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} [type]
 * @returns {T}
 */
/**
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Element} type
 */
export function one(root, selector, type = HTMLElement) {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`${selector}: ${found}`);
}

/**
 * All elements that match a selector.
 * @template {Element} [T=HTMLElement]
 * @overload
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} [type]
 * @returns {T[]}
 */
/**
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Element} type
 */
export function all(root, selector, type = HTMLElement) {
  return [...root.querySelectorAll(selector)].filter((each) => each instanceof type);
}

/**
 * The target of an event, or the first element around it that matches a selector.
 * @template {Element} [T=HTMLElement]
 * @overload
 * @param {EventTarget | null} target
 * @param {string} selector
 * @param {new () => T} [type]
 * @returns {T | null}
 */
/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @param {new () => Element} type
 */
export function closest(target, selector, type = HTMLElement) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof type ? found : null;
}
