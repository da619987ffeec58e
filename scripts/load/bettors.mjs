import { WebSocket } from 'ws';

/** Intervals of the app in milliseconds: src/app/boot/config/schema.ts and src/features/positions/api/useBalance.ts. */
const HOME_MS = 2_000;
const IN_PLAY_MS = 700;
const BALANCE_MS = 10_000;
/** The app polls names and limits beside a socket. */
const BESIDE_SOCKET_MS = 30_000;
/** A bettor bets about every 20 seconds. */
const BET_MS = 20_000;
/** Registrations at a time. */
const BATCH = 20;
const PASSWORD = 'Loader12';
const MARKETS_PER_SOCKET = 10;

/** Sends one call and records it. Returns its envelope, or null after an error. */
async function send(url, figures, kind, path, body, { token, reference } = {}) {
  const isForm = body instanceof URLSearchParams;
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(reference && { 'idempotency-key': reference }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const envelope = await response.json();
    figures.addCall(kind, performance.now() - startedAt);
    if (response.status >= 400) figures.addError(`${kind} ${response.status}`);
    return envelope;
  } catch (error) {
    figures.addError(`${kind} ${error.cause?.code ?? error.name}`);
    return null;
  }
}

async function registerBettor(url, figures, number) {
  const name = `loader${number}`;
  const mobile = String(9_100_000_000 + number);
  await send(url, figures, 'register', 'user/register', { user_name: name, name, password: PASSWORD, mobile });
  const credentials = new URLSearchParams({ grant_type: 'password', user_name: name, password: PASSWORD });
  const signedIn = await send(url, figures, 'sign-in', 'user/userLogin', credentials);
  if (!signedIn?.token) throw new Error(`${name} cannot sign in: ${signedIn?.msg ?? 'no response'}`);
  return signedIn.token.accessToken;
}

/** Reads the matches of the home list, with the offers that a bettor sees. */
const readHome = async (url, figures, token) =>
  (await send(url, figures, 'home', 'match/homeMatchesV2', { combine: true }, { token }))?.data ?? [];

function openSocket(url, figures, token, marketIds) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/stream`);
  socket.on('open', () => {
    socket.send(JSON.stringify({ op: 'authentication', id: 1, token }));
    socket.send(JSON.stringify({ op: 'marketSubscription', id: 2, marketFilter: { marketIds } }));
    socket.send(JSON.stringify({ op: 'orderSubscription', id: 3 }));
  });
  socket.on('message', () => figures.addMessage());
  socket.on('error', (error) => figures.addError(`socket ${error.code ?? error.message}`));
  return socket;
}

/** Registers the bettors. `start` lets them act, and returns a function that stops them. */
export async function createBettors(url, count, figures) {
  const tokens = [];
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => first + i);
    tokens.push(...(await Promise.all(numbers.map((number) => registerBettor(url, figures, number)))));
  }
  const home = await readHome(url, figures, tokens[0]);
  const inPlay = home.filter((row) => row.inplay);
  const matches = inPlay.length > 0 ? inPlay : home;
  if (matches.length === 0) throw new Error('the home list is empty');

  return {
    start() {
      const timers = [];
      const sockets = [];
      /** Repeats `work` at an interval, and never before its last response. The first time is spread. */
      const scheduleRepeats = (interval, work) => {
        const run = async () => {
          await work();
          timers.push(setTimeout(run, interval));
        };
        timers.push(setTimeout(run, Math.random() * interval));
      };
      for (const [number, token] of tokens.entries()) {
        const match = matches[number % matches.length];
        const call = (kind, path, body, more) => send(url, figures, kind, path, body, { token, ...more });
        const readMatch = () => call('match', 'match/matchDetails', { match_id: match.match_id, combine: true });
        const hasSocket = number % 2 === 1;
        if (hasSocket) {
          const marketIds = home.slice(0, MARKETS_PER_SOCKET).map((row) => row.market_id);
          sockets.push(openSocket(url, figures, token, marketIds));
        }
        // Half of the bettors without a socket are on the dashboard, half on a match in play.
        if (number % 4 === 0) scheduleRepeats(HOME_MS, () => readHome(url, figures, token));
        else scheduleRepeats(hasSocket ? BESIDE_SOCKET_MS : IN_PLAY_MS, readMatch);
        if (!hasSocket) scheduleRepeats(BALANCE_MS, () => call('balance', 'user/getUserBalanceV1', { userid: 'me' }));
        let bets = 0;
        scheduleRepeats(BET_MS * (0.5 + Math.random()), async () => {
          const details = await readMatch();
          const market = (details?.data ?? []).find((each) => each.runners?.[0]?.ex?.availableToBack?.[0]);
          const runner = market?.runners[0];
          if (runner === undefined) return;
          const body = {
            market_id: market.market_id,
            selection_id: runner.selectionId,
            stack: 100,
            is_back: 1,
            odds: runner.ex.availableToBack[0].price,
          };
          const placed = await call('bet with its delay', 'bet/saveBet', body, { reference: `${number}-${bets++}` });
          if (placed?.status === false) figures.addError(`refused: ${placed.msg}`);
        });
      }
      return () => {
        for (const timer of timers) clearTimeout(timer);
        for (const socket of sockets) socket.terminate();
      };
    },
  };
}
