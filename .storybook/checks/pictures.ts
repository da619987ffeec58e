import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { expect as jestExpect } from '@jest/globals';
import type { Page } from 'playwright';
import { settled } from './settled.ts';

declare const expect: typeof jestExpect;

/** Where the pictures of this browser lie, and where to note which were drawn; scripts/test-stories.mjs chooses both. */
const { PICTURES_DIR: folder, PICTURES_SEEN: seen } = process.env;
/** This machine draws unlike the one whose pictures are in git: what it has no older picture of is recorded. */
const foreign = process.env['PICTURES_FOREIGN'] === 'yes';
const FULL_HEIGHT = 2400;
/** The browser draws a soft edge now so, now one to three of 255 levels lighter. This is five levels; of pixels beyond it none may differ. */
const UNSEEN = 0.02;

interface Story {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The stories a picture is kept of: every axis of every component, its states, and whatever asks for one (`parameters.picture`). */
export const isPictured = ({ name, parameters }: Story) => folder !== undefined && (parameters['picture'] ?? (name === 'Permutations' || name === 'States')) === true;

/** Compares the page with the picture kept of it, pixel for pixel. Equal files need no decoding. */
export async function comparePicture(page: Page, { id }: Story, face: string): Promise<void> {
  if (folder === undefined) return;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as tall as the page: below the fold the browser draws nothing, and what stands at the foot stands there.
  if (whole > height) {
    await page.setViewportSize({ width, height: Math.min(whole, FULL_HEIGHT) });
    await settled(page);
  }
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (whole > height) await page.setViewportSize({ width, height });
  const name = `${id}-${face}`;
  const file = `${folder}/${name}.png`;
  if (seen !== undefined) appendFileSync(seen, `${name}.png\n`);
  if (foreign && !existsSync(file)) writeFileSync(file, picture);
  if (existsSync(file) && readFileSync(file).equals(picture)) return;
  // Loaded only where pictures differ: with every file of stories it would take a second.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotIdentifier: name,
    customSnapshotsDir: folder,
    customDiffDir: `${process.env['REPORTS_DIR'] ?? '.cache'}/pictures`,
    customDiffConfig: { threshold: UNSEEN },
    failureThreshold: 0,
    runInProcess: true,
    noColors: true,
  });
}
