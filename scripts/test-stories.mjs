import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserArgs, findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/install.mjs';
import { serveFolder } from './serve/serve.mjs';
import { buildStorybook, storybook } from './stories/build-storybook.mjs';
import { clearGallery, gallery, writeGallery } from './stories/gallery.mjs';
import {
  beginSeen,
  findUnseen,
  finishUpdate,
  preparePicturesToCompare,
  preparePicturesToWrite,
  readSeen,
} from './stories/pictures.mjs';
import { findSecondAttempts } from './stories/second-attempts.mjs';

/**
 * Builds and serves Storybook and visits every story: it must render, pass its play, log nothing, and have no axe
 * violations. `--visual` compares its accessibility tree and pictures; `--update` replaces them. `--record-pictures`
 * only draws pictures into PICTURES_DIR. `--matrix` runs axe in each theme, direction, width and brand. `--width=360`
 * only runs the plays at that width. `--url <address>` visits a Storybook that is running and builds none. Other
 * arguments are passed on.
 */
const ownFlags = ['--visual', '--update', '--record-pictures', '--matrix'];
const args = process.argv.slice(2);
const [comparing, updating, recording, matrix] = ownFlags.map((flag) => args.includes(flag));
const width = args.find((argument) => argument.startsWith('--width='))?.slice('--width='.length);
/** Mode of the checks: one more view, every view, reference snapshots, pictures only, or plays at other widths. */
const mode = recording ? 'pictures' : matrix ? 'matrix' : width ? 'widths' : comparing || updating ? 'all' : 'default';
const forwardedArgs = args.filter((argument) => !ownFlags.includes(argument) && !argument.startsWith('--width='));
const isFullRun = forwardedArgs.length === 0 && mode === 'all';

const urlAt = forwardedArgs.indexOf('--url');
const runningUrl = urlAt < 0 ? null : forwardedArgs.splice(urlAt, 2)[1];

// The headless shell draws nothing in a frame that did not load. The full browser draws its error page.
const browser = await findBrowser();
const base = { ...process.env, CHROMIUM_PATH: browser, CHROMIUM_ARGS: browserArgs.join(' ') };
if (runningUrl === null) buildStorybook(base);

const noPictures = { folder: process.env['PICTURES_DIR'], foreign: true };
const pictures =
  mode !== 'all'
    ? noPictures
    : updating
      ? await preparePicturesToWrite(browser)
      : await preparePicturesToCompare(browser, base);
const reports = process.env['REPORTS_DIR'] || `${root}.cache/reports`;
mkdirSync(reports, { recursive: true });
const report = `${reports}/stories.json`;
rmSync(report, { force: true });
if (comparing) clearGallery();

const { url, server } =
  runningUrl === null
    ? await serveFolder({ folder: storybook, port: recording ? 6117 : 6118 })
    : { url: runningUrl, server: null };
const env = {
  ...base,
  STORIES_MODE: mode,
  ...(width && { STORY_WIDTH: width }),
  REPORTS_DIR: reports,
  PICTURES_DIR: pictures.folder,
  PICTURES_SEEN: beginSeen(),
  PICTURES_MISSING: updating || pictures.foreign ? 'write' : 'report',
  PICTURES_GALLERY: gallery,
};
/** Longest time of one story. A page takes more than a minute on a slow machine, in every view of the matrix longer. */
const timeout = matrix ? 300_000 : 180_000;
const flags = ['--url', url, '--maxWorkers=3', `--testTimeout=${timeout}`, '--failOnConsole'];
const write = updating ? ['--updateSnapshot'] : recording ? [] : ['--ci'];
// Jest writes no snapshots when it detects CI.
if (write[0] !== '--ci') delete env['CI'];
const run = spawn('npx', ['test-storybook', ...flags, ...write, '--json', '--outputFile', report, ...forwardedArgs], {
  cwd: root,
  env,
  stdio: 'inherit',
});

const readReport = () => JSON.parse(readFileSync(report, 'utf8'));

/** Finds trees and pictures of deleted stories. Only a run of every story can tell. */
function findOrphans() {
  if (!isFullRun || updating || pictures.foreign) return [];
  const { snapshot } = readReport();
  const trees =
    snapshot.uncheckedKeysByFile?.flatMap(({ filePath, keys }) => keys.map((key) => `${filePath}: ${key}`)) ?? [];
  return [...findUnseen(pictures.folder, readSeen()), ...trees];
}

const MIXED = `This machine draws otherwise than the one that drew the reference pictures.
Only the pictures of the stories that ran were written; on that machine they will differ. "npm run visual:update" without a file draws all of them.`;

run.on('close', (code) => {
  server?.close();
  // A second attempt tells unstable from broken stories. Both fail the run; scripts/check.mjs counts them itself.
  const unstable = existsSync(report) ? findSecondAttempts(readReport()) : [];
  for (const attempt of unstable) console.log(attempt);
  const orphans = code === 0 ? findOrphans() : [];
  if (updating && code === 0 && !finishUpdate(pictures, { isFullRun, comparedFiles: readSeen() })) console.log(MIXED);
  if (orphans.length > 0)
    console.log(`Kept of stories that no longer exist; npm run visual:update removes them:\n${orphans.join('\n')}`);
  if (comparing && writeGallery(pictures.folder) > 0)
    console.log(`Before, after and difference: ${gallery}/index.html`);
  const faults = orphans.length + (process.env['REPORTS_DIR'] ? 0 : unstable.length);
  process.exit(code === 0 && faults > 0 ? 1 : (code ?? 1));
});
