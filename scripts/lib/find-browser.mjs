import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Features that Playwright disables. Chromium uses only the last list, so ours repeats it. */
const playwrightFeatures =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';
/** Pop-ups of the address bar. Each new window loads them, for half a second of CPU. */
const addressBarFeatures = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Disables services of Chromium that would wait for a network. */
export const browserArgs = [
  ...[
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless shell would draw letters otherwise than the full browser.
    '--font-render-hinting=slight',
  ],
  `--disable-features=${playwrightFeatures},${addressBarFeatures}`,
];

const systemNames = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const systemShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

/** Finds Playwright's headless shell, in a folder beside the full browser. Playwright names only the latter. */
export function findShellBeside(browserPath) {
  const [, browsers, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(browserPath) ?? [];
  const folder = `${browsers}chromium_headless_shell-${revision}`;
  if (browsers === undefined || !existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) => /[\\/](?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file));
  return shell === undefined ? '' : `${folder}/${shell}`;
}

async function findPlaywrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

async function findInstalledBrowser(prefersShell) {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, and there is no such file.`);
  }
  const playwrightPath = await findPlaywrightBrowser();
  const shells = prefersShell ? [findShellBeside(playwrightPath), ...systemShells] : [];
  return [...shells, playwrightPath, ...systemNames].find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Lists the commands that install a browser, in the order in which to try them. `sudo -n` fails where it would ask for
 * a password.
 */
export function listInstallCommands({ platform, isRoot, prefersShell = false }) {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const install = (name) => [...asRoot, 'apt-get', 'install', '-y', name];
  return [
    [['npx', 'playwright', 'install', ...(prefersShell ? ['--only-shell'] : []), 'chromium']],
    platform === 'linux' ? [[...asRoot, 'apt-get', 'update']] : [],
    // Only Debian has a package of the shell.
    platform === 'linux' && prefersShell ? [install('chromium-headless-shell')] : [],
    platform === 'linux' ? [install('chromium')] : [],
  ];
}

/** Prints a command, runs it without input, and prints the end of its output if it fails. */
function runCommand([command, ...args]) {
  console.log(`  ${[command, ...args].join(' ')}`);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 600_000,
  });
  if (status !== 0) console.log(`  failed: ${error?.message ?? `${stdout}\n${stderr}`.trim().slice(-400)}`);
}

const ADVICE = 'Install Chromium or Chrome, or name one in CHROMIUM_PATH.';

/**
 * Finds a browser: CHROMIUM_PATH, Playwright's, the system's, or a new installation. CHROMIUM_INSTALL=never prevents an
 * installation. `prefersShell` takes the headless shell where there is one, which needs a seventh less CPU time. Throws
 * when no browser is available.
 */
export async function findBrowser({ prefersShell = false } = {}) {
  const found = await findInstalledBrowser(prefersShell);
  if (found) return found;
  if (process.env['CHROMIUM_INSTALL'] === 'never') throw new Error(`No Chromium to test with. ${ADVICE}`);
  console.log(
    'No Chromium found. Installing one; to prevent that, set CHROMIUM_PATH to yours or CHROMIUM_INSTALL=never.',
  );
  const isRoot = process.getuid?.() === 0;
  for (const commands of listInstallCommands({ platform: process.platform, isRoot, prefersShell })) {
    commands.forEach(runCommand);
    const installed = await findInstalledBrowser(prefersShell);
    if (installed) return installed;
  }
  throw new Error(`No Chromium to test with. ${ADVICE}`);
}
