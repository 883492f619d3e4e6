// Put before every script of a page under test: whatever goes wrong is kept for the test to read.
window.complaints = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");

// Whoever leaves a page stops what it is still importing.
let isLeaving = false;
addEventListener("beforeunload", () => {
  isLeaving = true;
});

function complain(...words) {
  if (isLeaving && /importing a module/i.test(words.join(" "))) return;
  window.complaints.push(`${location.pathname}: ${words.join(" ")}`);
  sessionStorage.setItem("complaints", JSON.stringify(window.complaints));
}

// Also files that do not load: their events do not bubble, but they can be caught on the way down.
addEventListener(
  "error",
  ({ message, target }) => {
    // Whoever leaves a page stops what it loads ahead; the script that needs the file would complain itself.
    if (target.rel !== "preload") complain(message ?? `no ${target.src ?? target.href}`);
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => complain(reason));
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
  complain(violatedDirective, blockedURI),
);
for (const level of ["error", "warn"]) console[level] = complain;
