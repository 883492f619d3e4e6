// A network between a phone and its table that loses, delays, repeats and reorders, by the dice of SEED.

const network = { isGood: true, inFlight: 0, loseAnswers: "" };
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const until = async (holds) => {
  while (!holds()) await pause(20);
};
Object.assign(window, { network, pause, until });

let seed = SEED;
function dice() {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

const send = window.fetch.bind(window);
const isLost = () => new TypeError("Failed to fetch");
// Nobody answers: the request ends when its sender gives it up.
const silence = (signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));

window.fetch = async (address, options = {}) => {
  if (!String(address).includes("/api/tables/")) return send(address, options);
  const { signal, ...others } = options;
  if (network.loseAnswers && String(address).includes(network.loseAnswers)) {
    await send(address, others);
    return silence(signal);
  }
  if (network.isGood) return send(address, options);
  network.inFlight += 1;
  try {
    return await badly(address, others, signal);
  } finally {
    network.inFlight -= 1;
  }
};

async function badly(address, options, signal) {
  if (dice() < 0.1) throw isLost();
  if (dice() < 0.3) await pause(1200 * dice());
  // It goes on its way although its sender may have given up.
  const copies = [send(address, options)];
  if (dice() < 0.2) {
    network.inFlight += 1;
    copies.push(
      pause(1500 * dice())
        .then(() => send(address, options))
        .finally(() => {
          network.inFlight -= 1;
        }),
    );
  }
  copies[1]?.catch(() => {});
  const answer = await copies[copies.length > 1 && dice() < 0.5 ? 1 : 0];
  if (dice() < 0.1) throw isLost();
  if (dice() < 0.05) return Promise.race([silence(signal), pause(5000).then(() => Promise.reject(isLost()))]);
  if (dice() < 0.4) await pause(2500 * dice());
  return answer;
}
