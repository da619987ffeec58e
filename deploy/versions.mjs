/*
 * The versions of config.json and of the API contract, with their changes.
 *
 * docs/upgrading.md has the rules, and these lists as tables. A test (tests/unit/release/versions.test.ts) compares all
 * of them with the code.
 */

/** Keys of config.json in schema 1.0.0. */
export const firstKeys = [
  ...['apiBase', 'applicationCredential', 'brand', 'brand.name', 'brand.accent', 'currency', 'locale', 'timeZone'],
  ...['frameHosts', 'greetingHosts', 'live', 'live.transport', 'live.socket', 'live.inPlayMs', 'live.upcomingMs'],
  ...['live.homeMs', 'features', 'features.fancy', 'features.score', 'features.responsiblePlay', 'features.twoStep'],
  ...['features.statementSideInverted', 'simulatedExchange', 'simulatedExchange.seed', 'simulatedExchange.speed'],
  'simulatedExchange.gamesPort',
];

const addKey = (version, name, note) => ({ version, name, change: 'added', note });

/** Changes of config.json since schema 1.0.0, oldest first. */
export const configChanges = [
  addKey('1.1.0', 'version', 'Names the schema that the file is written for. Set it to the version of this table.'),
  addKey('1.1.0', 'id', 'Your name for the file. The account menu shows it.'),
  addKey('1.1.0', 'date', 'The day of the file. The account menu shows it.'),
  addKey('1.1.0', 'brand.pack', 'A brand file, in place of `brand.accent`. Check it with `deploy/check-brand.mjs`.'),
  addKey('1.1.0', 'digits', 'Set `"native"` for the digits of the language. Without it digits stay Latin.'),
  addKey(
    '1.1.0',
    'languages',
    'Without it the page offers every language of the build. List those that you have reviewed.',
  ),
  addKey('1.1.0', 'languages.offered', 'The languages that the page offers.'),
  addKey('1.1.0', 'languages.default', 'The language of a bettor whose browser prefers none of them.'),
  addKey('1.1.0', 'languages.files', 'Files that rename texts. Check them with `deploy/check-texts.mjs`.'),
  addKey('1.1.0', 'features.priceHistory', 'Switch it on if your server responds to `market/priceHistory`.'),
  addKey(
    '1.1.0',
    'imageHosts',
    'List the hosts of your logos, casino pictures and payment codes: the headers refuse every other host.',
  ),
  addKey(
    '1.1.0',
    'telemetry',
    'Off by default. It sends errors and speed to your collector; write the headers again for its host.',
  ),
  addKey('1.2.0', 'previewKey', 'Set it to preview a file. `deploy/preview-link.mjs` makes the key and the links.'),
  addKey('1.2.0', 'switches', 'Leave it out until you need it. Open pages read it again every few minutes.'),
  addKey('1.2.0', 'switches.banner', 'Your message on every page.'),
  addKey('1.2.0', 'switches.paused', 'What is paused: the site, deposits, withdrawals, cash-out, casino or socket.'),
];

/** Changes of the API contract since 1.0.0, oldest first. */
export const contractChanges = [
  {
    version: '1.1.0',
    name: 'market/priceHistory',
    change: 'added',
    note: 'The past of a price chart. The app calls it only with `features.priceHistory`.',
  },
  {
    version: '1.1.0',
    name: 'stream',
    change: 'changed',
    note: 'A subscription may have `conflateMs` and `marketDataFilter`. A server that ignores both works as before.',
  },
];

const toNumbers = (version) => version.split('.').map(Number);

/** Compares two versions without a pre-release. Below 0: `a` is the earlier one. */
export function compareVersions(a, b) {
  const [first, second] = [toNumbers(a), toNumbers(b)];
  const index = first.findIndex((part, position) => part !== second[position]);
  return index === -1 ? 0 : first[index] - second[index];
}

/** Lists the changes after a version. */
export const listChangesSince = (changes, version) =>
  changes.filter((each) => compareVersions(each.version, version) > 0);

export const configVersion = configChanges.at(-1).version;
export const contractVersion = contractChanges.at(-1).version;
