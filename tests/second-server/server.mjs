// A second server of the contract, written from docs/api.html and docs/server-duties.md alone.
// It shares no code with the app or the simulated exchange, so that one mistake cannot hide another.
import { createServer } from 'node:http';
import { createAccountCalls } from './account-calls.mjs';
import { createAccounts } from './accounts.mjs';
import { createBetCalls } from './bet-calls.mjs';
import { createBetting } from './betting.mjs';
import { runOnce } from './keys.mjs';
import { createMarketCalls } from './market-calls.mjs';
import { createProgramme } from './markets.mjs';
import { createOperator } from './operator.mjs';
import { encodeJson } from './php-dialect.mjs';
import { createWallet } from './wallet.mjs';

const PUBLIC = new Set(['user/userLogin', 'user/register', 'content/getLogo']);
const MOVES_MONEY = new Set([
  'bet/saveBet',
  'bet/saveFancyBet',
  'bet/saveHrBet',
  'wallet/walletchipIn',
  'wallet/walletchipOutV2',
]);
const SESSION_OVER = { status: '0', msg: 'Session expired', logout: '1' };

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

/** Reads a body of JSON, a form or multipart form data as an object. Pictures stay out of it. */
async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return {};
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString('utf8')) ?? {};
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
}

/** Starts the server on a free port of this calculater. @returns its address, its log and a function that ends it */
export async function startSecondServer({ clock = Date.now } = {}) {
  const programme = createProgramme(clock());
  const accounts = createAccounts(clock);
  const findMatch = (id) => programme.matches.find((match) => match.id === String(id));
  const betting = createBetting({ programme, accounts, clock });
  const wallet = createWallet({ accounts, clock, findPlace: betting.findPlace });
  const parts = { accounts, betting, wallet, programme, findMatch, findPlace: betting.findPlace };
  const calls = { ...createMarketCalls(parts), ...createAccountCalls(parts), ...createBetCalls(parts) };
  const operator = createOperator(parts);
  const log = [];
  accounts.open('asha', 'Harbour77', 2_500_000);

  /** Finds the response to a call: its HTTP status and body. */
  async function respond(request, path) {
    const handler = calls[path];
    if (!handler) return [404, { status: '0', msg: 'Unknown call' }];
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const account = accounts.byToken.get(token);
    if (PUBLIC.has(path) ? scheme !== 'Basic' : scheme !== 'Bearer' || !account) return [401, SESSION_OVER];
    const body = await readBody(request);
    const key = request.headers['idempotency-key'];
    const call = { account, token, body, key };
    if (!MOVES_MONEY.has(path)) return [200, await handler(call)];
    log.push({ path, key, body });
    if (key === undefined) return [400, { status: '0', msg: 'Idempotency-Key is missing' }];
    return [200, await runOnce(account, key, () => handler(call))];
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    handle(request, path).then(
      ([status, body]) => {
        if (operator.takeReset(path)) return request.socket.destroy();
        response.writeHead(status, {
          'content-type': 'application/json; charset=UTF-8',
          'cache-control': 'no-store',
          ...CORS,
        });
        return response.end(body === null ? '' : encodeJson(body));
      },
      (error) => {
        log.push({ path, error: String(error) });
        response.writeHead(500, CORS).end('Fatal error: Uncaught exception');
      },
    );
  });

  async function handle(request, path) {
    if (request.method === 'OPTIONS') return [204, null];
    if (path === '/_ledger') return [200, operator.readLedger(log)];
    if (path === '/_operator') return [200, operator.runAction(await readBody(request))];
    return respond(request, path.replace(/^\/api\/v1\//, ''));
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
