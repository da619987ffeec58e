import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserArgs, findBrowser } from './find-browser.mjs';
import { root } from './install.mjs';
import { serveFolder } from './serve.mjs';
import { beginSeen, picturesToCompare, picturesToWrite, unseen } from './stories/pictures.mjs';

/*
 * Builds the workshop, serves it, and visits every story: it renders, its play passes, it says nothing on the console, axe finds nothing. With
 * `--visual` its accessibility tree and its pictures are held against those kept; `--update` keeps them anew; `--record-pictures` draws
 * pictures into PICTURES_DIR and asks nothing else; `--matrix` has axe look at each story in each theme, direction and width. The rest is passed on.
 */
const own = ['--visual', '--update', '--record-pictures', '--matrix'];
const given = process.argv.slice(2);
const [comparing, updating, recording, matrix] = own.map((flag) => given.includes(flag));
/** What is asked of a story's looks: one more face, every face, what is kept of it, or its pictures alone. */
const asked = recording ? 'pictures' : matrix ? 'matrix' : comparing || updating ? 'all' : 'face';
const passedOn = given.filter((argument) => !own.includes(argument));
const whole = passedOn.length === 0 && asked === 'all';

const browser = await findBrowser();
const base = { ...process.env, CHROMIUM_PATH: browser, CHROMIUM_ARGS: browserArgs.join(' ') };
const built = spawnSync('npx', ['storybook', 'build', '-o', 'dist-storybook', '--quiet', '--disable-telemetry'], { cwd: root, env: base, encoding: 'utf8', maxBuffer: 2 ** 26 });
// The list of its files would bury what the stories say.
if (built.status !== 0) {
  console.error(`${built.stdout}\n${built.stderr}`);
  process.exit(built.status ?? 1);
}

const none = { folder: process.env['PICTURES_DIR'], foreign: true };
const pictures = asked !== 'all' ? none : updating ? await picturesToWrite(browser) : await picturesToCompare(browser, base);
const reports = process.env['REPORTS_DIR'] || `${root}.cache/reports`;
mkdirSync(reports, { recursive: true });
const report = `${reports}/stories.json`;
rmSync(report, { force: true });

const { url, server } = await serveFolder({ folder: `${root}dist-storybook`, port: recording ? 6117 : 6118 });
const env = { ...base, PICTURES_DIR: pictures.folder, PICTURES_SEEN: beginSeen(), PICTURES_FOREIGN: pictures.foreign ? 'yes' : '', STORIES_ASKED: asked, REPORTS_DIR: reports };
const flags = ['--url', url, '--maxWorkers=2', '--testTimeout=60000', '--failOnConsole'];
const write = updating ? ['--updateSnapshot'] : recording ? [] : ['--ci'];
// Jest writes nothing where it finds itself in CI.
if (write[0] !== '--ci') delete env['CI'];
const run = spawn('npx', ['test-storybook', ...flags, ...write, '--json', '--outputFile', report, ...passedOn], { cwd: root, env, stdio: 'inherit' });

/** A tree or a picture kept of a story that is no more. */
function leftBehind() {
  if (!whole) return [];
  const pictured = unseen(pictures.folder);
  if (updating) for (const file of pictured) rmSync(`${pictures.folder}/${file}`);
  const { snapshot } = JSON.parse(readFileSync(report, 'utf8'));
  const trees = snapshot.uncheckedKeysByFile?.flatMap(({ filePath, keys }) => keys.map((key) => `${filePath}: ${key}`)) ?? [];
  return updating || pictures.foreign ? [] : [...pictured, ...trees];
}

run.on('close', (code) => {
  server.close();
  const left = code === 0 ? leftBehind() : [];
  if (left.length > 0) console.log(`Kept of stories that are no more; npm run visual:update removes them:\n${left.join('\n')}`);
  process.exit(code === 0 && left.length > 0 ? 1 : (code ?? 1));
});
