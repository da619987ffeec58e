// How a game reaches the operator: by its own server, or by letters to the page that frames it, where the exchange lives there.

const TIMEOUT_MS = 10_000;

/** As good as a random UUID, which pages without encryption do not have: a phone on the local network gets such a page. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const lost = () => ({ ok: false, lost: true, message: 'No answer came. Nothing is staked twice: try again.' });

function createServerChannel() {
  return async (body) => {
    const response = await fetch('/ask', {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.json();
  };
}

/** Only the app's origin is written to, and only letters from it are read. */
function createPageChannel(app) {
  const waiting = new Map();
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app || source !== window.parent || data?.to !== 'simulated-game') return;
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return (body) =>
    new Promise((resolve, reject) => {
      const id = newId();
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('no answer'));
      }, TIMEOUT_MS);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      window.parent.postMessage({ to: 'simulated-exchange', id, body }, app);
    });
}

/** Asks as the seat named behind the address's #. Resolves also where no answer came. */
export async function openExchangeChannel() {
  const seat = new URLSearchParams(location.hash.slice(1)).get('seat') ?? '';
  const hostConfig = await (await fetch('/host.json')).json();
  // Whoever frames a game hears that it is there: a frame's load event comes for the browser's own error page too.
  window.parent.postMessage({ from: 'simulated-game', says: 'ready' }, hostConfig.app);
  const send = hostConfig.reach === 'server' ? createServerChannel() : createPageChannel(hostConfig.app);
  return (ask, body = {}) => send({ ask, seat, ...body }).catch(lost);
}
