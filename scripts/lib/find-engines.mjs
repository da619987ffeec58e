import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';

export const engineNames = ['chromium', 'firefox', 'webkit'];

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const findFile = (paths) => paths.find((path) => path && existsSync(path)) ?? null;

/** Finds the small browser of WebKitGTK, newest version first. Each architecture has a folder of its own. */
function findMiniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return findFile(
    folders.flatMap((folder) =>
      ['6.0', '4.1', '4.0'].map((version) => {
        const name = version === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${version}`;
        return `/usr/lib/${folder}/${name}/MiniBrowser`;
      }),
    ),
  );
}

function findFirefox() {
  const configured = process.env['FIREFOX_PATH'];
  const executablePath = findFile(configured ? [configured] : firefoxPaths);
  return executablePath
    ? { executablePath, driverPath: null }
    : { missing: `no file ${configured ?? firefoxPaths.join(', ')}. Install firefox-esr, or set FIREFOX_PATH.` };
}

function findWebKit() {
  const executablePath = findMiniBrowser();
  const driverPath = findFile(['/usr/bin/WebKitWebDriver']);
  const screen = findFile(['/usr/bin/Xvfb']);
  return executablePath && driverPath && screen
    ? { executablePath, driverPath }
    : { missing: 'no WebKitGTK with its driver and Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb.' };
}

const finders = {
  chromium: () =>
    findBrowser().then(
      (executablePath) => ({ executablePath, driverPath: null }),
      (error) => ({ missing: error.message }),
    ),
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Finds the browsers of this machine: for each engine its programs, or in `missing` the reason why it cannot run. */
export const findEngines = (names) => Promise.all(names.map(async (name) => ({ name, ...(await finders[name]()) })));
