import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitUntilSettled } from './wait-until-settled.ts';

/** Jest's global, as far as this file uses it. */
declare const expect: {
  extend(matchers: object): void;
  (picture: Buffer): { toMatchImageSnapshot(options: object): void };
};

/**
 * Folders of the reference pictures, of the list of drawn pictures, and of the differences
 * (scripts/test-stories.mjs).
 */
const { PICTURES_DIR: folder, PICTURES_SEEN: seenList, PICTURES_GALLERY: gallery } = process.env;
/** Tells whether a missing picture is written (`write`) or reported. */
const writesMissing = process.env['PICTURES_MISSING'] === 'write';
const FULL_HEIGHT = 2400;
/** Row that @tanstack/react-virtual measures once it is drawn. */
const VIRTUAL_ROW = '[data-index]';
/**
 * The browser draws soft edges with one to three of 255 levels of variation. This threshold is five levels; no pixel
 * may exceed it.
 */
const PIXEL_THRESHOLD = 0.02;

/**
 * Pictures taken of a page that differs from its reference picture. The browser can finish its drawing after the page
 * has.
 */
const MAX_PICTURES = 3;
/** Times that the selects of a page are laid out again before its first picture. */
const SELECT_LAYOUTS = 3;

export const NO_PICTURE = 'It has no accepted picture yet.';

/** Returns the bottom of the content in CSS pixels. Null when an element covers the whole window. Runs in the page. */
function measureContent(): number | null {
  if (document.querySelector('dialog[open], :popover-open') !== null) return null;
  const bottoms: number[] = [];
  for (const element of document.body.querySelectorAll('#storybook-root, #storybook-root *')) {
    if (getComputedStyle(element).position === 'fixed') return null;
    bottoms.push(element.getBoundingClientRect().bottom);
  }
  return Math.ceil(Math.max(...bottoms) + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
}

/** Takes a picture of the page down to the end of the story's content. */
async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  let fullHeight = await readHeight();
  // A virtual list estimates the height of a row until it has drawn it.
  if (fullHeight > height && (await page.locator(VIRTUAL_ROW).count()) > 0) {
    await page.setViewportSize({ width, height: FULL_HEIGHT });
    await waitUntilSettled(page);
    await page.setViewportSize({ width, height });
    await waitUntilSettled(page);
    fullHeight = await readHeight();
  }
  // A window as tall as the page: the browser draws nothing below the fold, and moves elements at the bottom.
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

/**
 * Lays the selects out again, some times. Chromium moves their text by a fraction of a pixel in the first layouts, then
 * no more.
 */
async function settleSelects(page: Page): Promise<void> {
  for (let layout = 0; layout < SELECT_LAYOUTS; layout += 1) {
    const selects = await page.evaluate(() => {
      const found = document.querySelectorAll<HTMLSelectElement>('select:not(:focus)');
      for (const select of found) {
        select.style.display = 'none';
        select.getBoundingClientRect();
        select.style.removeProperty('display');
      }
      return found.length;
    });
    if (selects === 0) return;
    await waitUntilSettled(page);
  }
}

/**
 * Compares the page with its reference picture, pixel by pixel, and throws when they differ. Equal files are not
 * decoded.
 */
export async function comparePicture(page: Page, id: string, themeName: string): Promise<void> {
  if (folder === undefined) return;
  await settleSelects(page);
  let picture = await takePicture(page);
  const name = `${id}-${themeName}`;
  const file = `${folder}/${name}.png`;
  if (seenList !== undefined) appendFileSync(seenList, `${name}.png\n`);
  if (!existsSync(file)) {
    if (writesMissing) {
      writeFileSync(file, picture);
      return;
    }
    if (gallery !== undefined) {
      mkdirSync(gallery, { recursive: true });
      writeFileSync(`${gallery}/${name}-after.png`, picture);
    }
    throw new Error(NO_PICTURE);
  }
  const savedPicture = readFileSync(file);
  for (let taken = 1; taken < MAX_PICTURES && !savedPicture.equals(picture); taken += 1) {
    await waitUntilSettled(page);
    picture = await takePicture(page);
  }
  if (savedPicture.equals(picture)) return;
  // Loaded only when pictures differ, because loading takes a second per story file.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotIdentifier: name,
    customSnapshotsDir: folder,
    // scripts/stories/gallery.mjs shows before, after and difference side by side.
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
