import { parseArgs } from 'node:util';

export const usage = `npm run conformance -- --api https://host/api/v1 --user <name> --password <password>

  --api <address>      address of the API
  --user <name>        an account for tests; CONFORMANCE_USER in its place
  --password <text>    its password; CONFORMANCE_PASSWORD in its place
  --otp <code>         one-time password, where the account has a second step
  --credential <text>  applicationCredential of config.json
  --origin <origin>    origin of the app, where it is not the API's: checks CORS
  --bets <marketId>    also places a back and a lay bet on this market, and reconciles them; in a race also a multi bet
  --session-bets <id>  also bets YES and NO on this session line (fancy_id), and reconciles them
  --stake <amount>     stake of each of these bets; default: the smallest that is named, else 100
  --stream <address>   also listens to the price stream: wss://host/api/v1/stream
  --games              also requests the address of a game, for which its provider opens a session
  --slow <ms>          response time that is a finding; default 3000
  --json <file>        writes the report as JSON
  --junit <file>       writes the report as JUnit XML

Exit code: 0 no breaks, 1 breaks, 2 usage, no server, or no bet where --bets or --session-bets asks for one.`;

const text = { type: 'string' };
const names = {
  api: text,
  user: text,
  password: text,
  otp: text,
  credential: text,
  origin: text,
  bets: text,
  'session-bets': text,
  stake: text,
  stream: text,
  games: { type: 'boolean' },
  slow: text,
  json: text,
  junit: text,
};

const parse = (argv) => {
  try {
    return { values: parseArgs({ args: argv, options: names }).values };
  } catch (error) {
    return { problem: error.message };
  }
};

const isAddress = (value, ...protocols) => URL.canParse(value) && protocols.includes(new URL(value).protocol);

function findProblem({ api, user, password, origin, stream, stake, bets, 'session-bets': sessionBets, slow }) {
  if (api === undefined) return '--api is missing.';
  if (!isAddress(api, 'http:', 'https:')) return `--api is no address: ${api}`;
  if (user === undefined) return '--user is missing.';
  if (password === undefined) return '--password is missing.';
  if (origin !== undefined && (!isAddress(origin, 'http:', 'https:') || new URL(origin).origin !== origin))
    return `--origin is no origin such as https://app.example: ${origin}`;
  if (stream !== undefined && !isAddress(stream, 'ws:', 'wss:')) return `--stream is no ws or wss address: ${stream}`;
  if (stake !== undefined && bets === undefined && sessionBets === undefined)
    return '--stake needs --bets or --session-bets.';
  if (stake !== undefined && !/^\d{1,9}(\.\d{1,2})?$/.test(stake)) return `--stake is no amount: ${stake}`;
  if (slow !== undefined && !(Number(slow) > 0)) return `--slow is no number of milliseconds: ${slow}`;
  return undefined;
}

/** Reads the command line. Returns `{ check, json, junit }`, or `{ problem }` in one line. */
export function readOptions(argv, environment) {
  const { values: given, problem } = parse(argv);
  if (problem !== undefined) return { problem };
  const { CONFORMANCE_USER, CONFORMANCE_PASSWORD } = environment;
  const values = { user: CONFORMANCE_USER, password: CONFORMANCE_PASSWORD, ...given };
  const wrong = findProblem(values);
  if (wrong !== undefined) return { problem: wrong };
  const { api, user, password, otp, credential, origin, bets, stake, stream, games, slow, json, junit } = values;
  const { 'session-bets': fancyId } = values;
  return {
    json,
    junit,
    check: {
      api: api.replace(/\/$/, ''),
      userName: user,
      password,
      otp,
      credential: credential ?? null,
      origin: origin === undefined || origin === new URL(api).origin ? null : origin,
      bets:
        bets === undefined && fancyId === undefined
          ? undefined
          : { marketId: bets, fancyId, stake: stake === undefined ? undefined : toMoney(stake) },
      stream: stream === undefined ? undefined : { address: stream },
      opensGames: games,
      slowMs: slow === undefined ? undefined : Number(slow),
    },
  };
}

/** Converts an amount to hundredths: "12.5" is 1250. */
const toMoney = (stake) => {
  const [integerPart, fraction = ''] = stake.split('.');
  return Number(integerPart) * 100 + Number(fraction.padEnd(2, '0'));
};
