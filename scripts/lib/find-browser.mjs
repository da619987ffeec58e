import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

async function findPlaywrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

async function findInstalledBrowser() {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH names ${configuredPath}, and there is no such file.`);
  }
  return [await findPlaywrightBrowser(), ...systemNames].find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Lists the commands that install a browser, in the order in which to try them. `sudo -n` fails where it would ask for
 * a password.
 */
export function listInstallCommands({ platform, isRoot }) {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  return [
    [['npx', 'playwright', 'install', 'chromium']],
    platform === 'linux'
      ? [
          [...asRoot, 'apt-get', 'update'],
          [...asRoot, 'apt-get', 'install', '-y', 'chromium'],
        ]
      : [],
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
 * Finds the browser for tests: CHROMIUM_PATH, Playwright's, the system's, or a new installation. CHROMIUM_INSTALL=never
 * prevents an installation. Throws when no browser is available.
 */
export async function findBrowser() {
  const found = await findInstalledBrowser();
  if (found) return found;
  if (process.env['CHROMIUM_INSTALL'] === 'never') throw new Error(`No Chromium to test with. ${ADVICE}`);
  console.log(
    'No Chromium found. Installing one; to prevent that, set CHROMIUM_PATH to yours or CHROMIUM_INSTALL=never.',
  );
  const isRoot = process.getuid?.() === 0;
  for (const commands of listInstallCommands({ platform: process.platform, isRoot })) {
    commands.forEach(runCommand);
    const installed = await findInstalledBrowser();
    if (installed) return installed;
  }
  throw new Error(`No Chromium to test with. ${ADVICE}`);
}
