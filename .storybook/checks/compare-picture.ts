import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { expect as jestExpect } from '@jest/globals';
import type { Page } from 'playwright';
import { waitUntilSettled } from './wait-until-settled.ts';

declare const expect: typeof jestExpect;

/** Where the pictures to compare with lie, where to note which were drawn, and where to put what differs (scripts/test-stories.mjs). */
const { PICTURES_DIR: folder, PICTURES_SEEN: seenList, PICTURES_GALLERY: gallery } = process.env;
/** What to do with a picture that nothing is kept of: `write` it, or report it. */
const writesMissing = process.env['PICTURES_MISSING'] === 'write';
const FULL_HEIGHT = 2400;
/** The browser draws a soft edge now so, now one to three of 255 levels lighter. This is five levels; of pixels beyond it none may differ. */
const PIXEL_THRESHOLD = 0.02;

export const NO_PICTURE = 'No picture is kept of it.';

/** On the page: where its content ends, in CSS pixels from the top; null where something covers the whole window. */
function measureContent(): number | null {
  if (document.querySelector('dialog[open], :popover-open') !== null) return null;
  const bottoms: number[] = [];
  for (const element of document.body.querySelectorAll('#storybook-root, #storybook-root *')) {
    if (getComputedStyle(element).position === 'fixed') return null;
    bottoms.push(element.getBoundingClientRect().bottom);
  }
  return Math.ceil(Math.max(...bottoms) + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
}

/** Draws the page down to the end of the story's content: what lies below it is empty. */
async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as tall as the page: below the fold the browser draws nothing, and what stands at the foot stands there.
  if (fullHeight > height) {
    await page.setViewportSize({ width, height: Math.min(fullHeight, FULL_HEIGHT) });
    await waitUntilSettled(page);
  }
  const contentEnd = fullHeight > height ? null : await page.evaluate(measureContent);
  const clip =
    contentEnd !== null && contentEnd > 0 && contentEnd < height
      ? { clip: { x: 0, y: 0, width, height: contentEnd } }
      : {};
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', ...clip });
  if (fullHeight > height) await page.setViewportSize({ width, height });
  return picture;
}

/** Compares the page with the picture kept of it, pixel for pixel; throws where they differ. Equal files need no decoding. */
export async function comparePicture(page: Page, id: string, themeName: string): Promise<void> {
  if (folder === undefined) return;
  const picture = await takePicture(page);
  const name = `${id}-${themeName}`;
  const file = `${folder}/${name}.png`;
  if (seenList !== undefined) appendFileSync(seenList, `${name}.png\n`);
  if (!existsSync(file)) {
    if (writesMissing) return writeFileSync(file, picture);
    if (gallery !== undefined) {
      mkdirSync(gallery, { recursive: true });
      writeFileSync(`${gallery}/${name}-after.png`, picture);
    }
    throw new Error(NO_PICTURE);
  }
  if (readFileSync(file).equals(picture)) return;
  // Loaded only where pictures differ: with every file of stories it would take a second.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotIdentifier: name,
    customSnapshotsDir: folder,
    // scripts/stories/gallery.mjs lays before, after and difference side by side.
    customDiffDir: gallery,
    onlyDiff: true,
    storeReceivedOnFailure: true,
    customReceivedDir: gallery,
    customReceivedPostfix: '-after',
    customDiffConfig: { threshold: PIXEL_THRESHOLD },
    failureThreshold: 0,
    runInProcess: true,
    noColors: true,
  });
}
