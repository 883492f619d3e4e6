// The screen stays on while somebody enters. The lock goes when the page is hidden and is taken again when
// it comes back.

export function stayAwake() {
  if (!("wakeLock" in navigator)) return;
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const take = async () => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // The battery may be low; then the phone decides.
    }
  };
  document.addEventListener("visibilitychange", take);
  document.addEventListener("pointerdown", take, { once: true });
  window.addEventListener("pagehide", () => lock?.release());
  take();
}
