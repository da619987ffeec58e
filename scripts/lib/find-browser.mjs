import { execFileSync } from 'node:child_process';
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

function runQuietly(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 600_000 });
    return true;
  } catch {
    return false;
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
 * Finds the browser for tests: CHROMIUM_PATH, Playwright's, the system's, or a new installation. Throws when none is
 * available.
 */
export async function findBrowser() {
  const found = await findInstalledBrowser();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  runQuietly('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await findInstalledBrowser();
  if (downloaded) return downloaded;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return runQuietly(command, rest);
  };
  if (process.platform === 'linux') {
    apt('update');
    apt('install', '-y', 'chromium');
  }
  const installed = await findInstalledBrowser();
  if (installed) return installed;
  throw new Error('No Chromium to test with. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}
