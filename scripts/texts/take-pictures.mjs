import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { browserArgs, findBrowser } from '../lib/find-browser.mjs';
import { serveFolder } from '../serve/serve.mjs';
import { buildStorybook, storybook } from '../stories/build-storybook.mjs';

const PORT = 6130;
const WORKERS = 2;
/** The story has rendered, and its play has ended or failed. */
const ENDED = `['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(__STORYBOOK_PREVIEW__?.currentRender?.phase)`;
/** Shows the story again that a failed play has hidden. */
const UNCOVER = `document.body.className = document.body.className.replace('sb-show-errordisplay', 'sb-show-main')`;

/** Keeps the first place of each message in a story. */
function addStory(places, { id, title, name }, texts) {
  const added = new Set();
  for (const { key, box } of texts) {
    if (added.has(key)) continue;
    added.add(key);
    (places[key] ??= []).push({ story: `${title}: ${name}`, picture: `${id}.png`, box: roundBox(box) });
  }
}

const roundBox = (box) => Object.fromEntries(Object.entries(box).map(([key, value]) => [key, Math.round(value)]));

/**
 * Takes a picture of each story under `path` into `folder`. Writes texts.json: where each message stands, by its key.
 * Resolves to the same. The texts carry invisible numbers (.storybook/languages/mark-texts.ts).
 */
export async function takePictures(folder, path) {
  mkdirSync(folder, { recursive: true });
  buildStorybook(process.env);
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && importPath.startsWith(`./${path}`),
  );
  const { url, server } = await serveFolder({ folder: storybook, port: PORT });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
  const found = new Map();
  const waiting = [...stories];
  const visitStories = async () => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 860 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift())
      found.set(story, await visitStory(page, url, folder, story));
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, visitStories));
  } finally {
    await browser.close();
    server.close();
  }
  const places = {};
  for (const story of stories) addStory(places, story, found.get(story) ?? []);
  writeFileSync(`${folder}/texts.json`, `${JSON.stringify(places, null, 2)}\n`);
  return places;
}

/** Resolves to the texts of a story, or to none where it does not render. */
async function visitStory(page, url, folder, { id }) {
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&marked-texts`);
    await page.waitForFunction(ENDED, null, { timeout: 60_000 });
    await page.evaluate(UNCOVER);
    await page.screenshot({ path: `${folder}/${id}.png`, fullPage: true, animations: 'disabled' });
    return await page.evaluate('readMarkedTexts()');
  } catch (error) {
    console.error(`${id}: ${error.message}`);
    return [];
  }
}
