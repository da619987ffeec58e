import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { root } from '../lib/install.mjs';
import { openSources } from '../lib/load-sources.mjs';
import { exitWithoutPort } from './serve.mjs';

const { APP_FOLDER, HOST, PORT, SEED, DATABASE, CERT, KEY, RATE_LIMIT, OPERATOR_PASSWORD } = process.env;

/** Ends the command with a one-line message. */
function exitWith(message) {
  console.error(message);
  process.exit(1);
}

const addresses = Object.values(networkInterfaces())
  .flat()
  .filter((each) => each?.family === 'IPv4' && !each.internal);
const publicHost = HOST ?? addresses[0]?.address ?? 'localhost';
const port = Number(PORT ?? 8080);
const database = DATABASE === 'memory' ? null : (DATABASE ?? `${root}.cache/exchange.sqlite`);

if ((CERT === undefined) !== (KEY === undefined)) exitWith('TLS needs both CERT and KEY, each the name of a PEM file.');
/** Calls per second of one bettor; five seconds of them at once. */
const callsPerSecond = RATE_LIMIT === undefined ? null : Number(RATE_LIMIT);
if (callsPerSecond !== null && !(callsPerSecond > 0)) exitWith('RATE_LIMIT is a number of calls per second.');
const operatorPassword = OPERATOR_PASSWORD ?? randomBytes(9).toString('base64url');

const { startTestServer } = await (await openSources()).load('mocks/test-server.ts');
const { url } = await startTestServer({
  // Without a folder, the server has the calls and no app.
  ...(APP_FOLDER && { root: APP_FOLDER }),
  headersFile: `${root}deploy/headers`,
  port,
  host: publicHost === 'localhost' ? '127.0.0.1' : '0.0.0.0',
  publicHost,
  seed: SEED === undefined ? null : Number(SEED),
  database,
  operatorPassword,
  ...(CERT && { tls: { cert: readFileSync(CERT, 'utf8'), key: readFileSync(KEY, 'utf8') } }),
  ...(callsPerSecond !== null && { rateLimit: { callsPerSecond, burst: callsPerSecond * 5 } }),
})
  .catch(exitWithoutPort('Set PORT to a free one.'))
  .catch((error) => exitWith(`${error.message} DATABASE=memory keeps nothing and needs no file.`));

if (port !== 0 && new URL(url).port !== String(port))
  console.log(`Port ${port} is in use: the exchange takes the next free one.`);
console.log(`
  The exchange runs at   ${url}
  Sign in with           demo / Demo1234, or demo2 / Demo1234 for a second bettor
  The operator's page    ${url}/operator, password ${OPERATOR_PASSWORD ? 'in OPERATOR_PASSWORD' : operatorPassword}
  Bets are kept in       ${database ?? 'memory, until you stop it'}

  Prices come by a socket. Phones on the same network reach it by that address.
  README.md lists the settings. Stop it with Ctrl+C.
`);
