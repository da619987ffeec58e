// Sends a game's requests to the operator: to its own server, or as messages to the page that frames it and hosts the
// exchange.

const TIMEOUT_MS = 10_000;

/** Creates an id like a random UUID, which insecure pages such as a phone's on the local network lack. */
export const createId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const createLostResponse = () => ({
  ok: false,
  lost: true,
  message: 'No response came. Nothing is staked twice: try again.',
});

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

/** Sends messages only to the app's origin, and reads only messages from it. */
function createPageChannel(app) {
  const waiting = new Map();
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app || source !== window.parent || data?.to !== 'simulated-game') return;
    waiting.get(data.id)?.(data.response);
    waiting.delete(data.id);
  });
  return (body) =>
    new Promise((resolve, reject) => {
      const id = createId();
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('no response'));
      }, TIMEOUT_MS);
      waiting.set(id, (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      window.parent.postMessage({ to: 'simulated-exchange', id, body }, app);
    });
}

/** Opens the channel for the seat named behind the address's #. Resolves also when no response arrives. */
export async function openExchangeChannel() {
  const seat = new URLSearchParams(location.hash.slice(1)).get('seat') ?? '';
  const hostConfig = await (await fetch('/host.json')).json();
  // Tells the framing page that the game has loaded. A frame's load event also fires for the browser's error page.
  window.parent.postMessage({ from: 'simulated-game', event: 'ready' }, hostConfig.app);
  const send = hostConfig.reach === 'server' ? createServerChannel() : createPageChannel(hostConfig.app);
  return (ask, body = {}) => send({ ask, seat, ...body }).catch(createLostResponse);
}
