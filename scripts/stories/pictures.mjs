import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { browserArgs } from '../lib/find-browser.mjs';
import { root } from '../lib/install.mjs';

const picturesFolder = 'tests/storybook/pictures';
const font = `${root}node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`;

/** Test page that shows how this machine renders letters, curves and blends. */
function getTestDrawing() {
  const inter = readFileSync(font).toString('base64');
  return `<style>@font-face { font-family: Inter; src: url(data:font/woff2;base64,${inter}); }
    body { margin: 1rem; font: 14px Inter; } i { display: block; inline-size: 9rem; block-size: 3rem; border-radius: 7px; background: linear-gradient(30deg, #a6d8ff, #c2410c); box-shadow: 0 2px 6px #0006; }
    button { font: 600 13px Inter; border-radius: 9px; }</style>
    <p>Back India at 1.98, 4,200 available ₹ ▲▼ ✓</p><i></i><button>Place bet</button><input type="checkbox" checked><svg width="80" height="40"><path d="M2 30 Q 40 -10 78 30" stroke="#0a7" fill="none" stroke-width="3"/></svg>`;
}

/**
 * Returns the browser's major version and a hash of its rendering. The same version renders differently with another
 * font library.
 */
async function hashBrowser(browserPath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const page = await browser.newPage();
    await page.setContent(getTestDrawing());
    await page.evaluate('document.fonts.ready.then(() => true)');
    const picture = await page.screenshot();
    return { major: browser.version().split('.')[0], sum: createHash('sha256').update(picture).digest('hex') };
  } finally {
    await browser.close();
  }
}

const runGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Lists the pictures that this commit changes. Another machine has no older version of them to compare. */
function getChangedPictures(previous) {
  return runGit('diff', '--name-only', previous, '--', picturesFolder)
    .split('\n')
    .map((file) => basename(file));
}

/** Draws the stories of the previous commit with this browser. Returns false without a previous commit or pictures. */
function recordPrevious(folder, env) {
  const worktree = `${root}.cache/previous`;
  let previous;
  try {
    previous = runGit('rev-parse', 'HEAD~1');
    runGit('cat-file', '-e', `${previous}:scripts/stories/pictures.mjs`);
  } catch {
    return false;
  }
  try {
    rmSync(worktree, { recursive: true, force: true });
    runGit('worktree', 'prune');
    runGit('worktree', 'add', '--detach', worktree, previous);
    symlinkSync(`${root}node_modules`, `${worktree}/node_modules`);
    const run = spawnSync('node', ['scripts/test-stories.mjs', '--record-pictures'], {
      cwd: worktree,
      env: { ...env, PICTURES_DIR: folder, REPORTS_DIR: '' },
      stdio: 'inherit',
    });
    console.log(`Recorded ${readdirSync(folder).length} pictures of the previous commit (exit ${run.status}).`);
    for (const name of getChangedPictures(previous)) rmSync(`${folder}/${name}`, { force: true });
    return true;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', worktree], { cwd: root });
  }
}

/**
 * Returns the folder of the pictures to compare with. Pixels differ between browsers and font libraries, so git keeps
 * the pictures of one rendering. On other machines the previous commit is drawn first and compared.
 */
export async function preparePicturesToCompare(browserPath, env) {
  const { major, sum } = await hashBrowser(browserPath);
  const ownFolder = `${root}${picturesFolder}/chromium-${major}`;
  const stampFile = `${ownFolder}/drawing.sha256`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === sum)
    return { folder: ownFolder, foreign: false };
  const folder = `${root}.cache/pictures/chromium-${major}-${sum.slice(0, 12)}`;
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) {
    console.log(`No accepted pictures show how Chromium ${major} draws here; drawing the previous commit first.`);
    if (!recordPrevious(folder, env))
      console.log('There is no previous commit with pictures: these are recorded, and compared with nothing.');
  }
  return { folder, foreign: true };
}

/** Opens the folder of an update. It removes nothing, so that an update of some stories keeps all other pictures. */
export function openForUpdate(folder, sum) {
  mkdirSync(folder, { recursive: true });
  const stampFile = `${folder}/drawing.sha256`;
  const stampedSum = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : null;
  return { folder, foreign: false, sum, rendersDifferently: stampedSum !== null && stampedSum !== sum };
}

/**
 * Ends a successful update. Only an update of every story removes the pictures of deleted stories and marks the folder
 * as drawn on this machine. `seen`: names of the drawn pictures. Returns false when the folder now mixes two
 * renderings.
 */
export function finishUpdate({ folder, sum, rendersDifferently }, { isFullRun, comparedFiles }) {
  if (isFullRun) for (const file of findUnseen(folder, comparedFiles)) rmSync(`${folder}/${file}`);
  if (rendersDifferently && !isFullRun) return false;
  writeFileSync(`${folder}/drawing.sha256`, `${sum}\n`);
  return true;
}

/** Returns the folder of `npm run visual:update`: one per major version, with a mark of its rendering. */
export async function preparePicturesToWrite(browserPath) {
  const { major, sum } = await hashBrowser(browserPath);
  return openForUpdate(`${root}${picturesFolder}/chromium-${major}`, sum);
}

const seenFile = `${root}.cache/pictures-seen.txt`;

export function beginSeen() {
  mkdirSync(`${root}.cache`, { recursive: true });
  rmSync(seenFile, { force: true });
  appendFileSync(seenFile, '');
  return seenFile;
}

/** Reads the names of the pictures that this run drew. */
export const readSeen = () => readFileSync(seenFile, 'utf8').split('\n');

/** Lists pictures in the folder that no story of this run drew. */
export function findUnseen(folder, comparedFiles) {
  const comparedSet = new Set(comparedFiles);
  return readdirSync(folder).filter((file) => file.endsWith('.png') && !comparedSet.has(file));
}
