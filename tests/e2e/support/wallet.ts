import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, type TestServer } from './fixtures.ts';
import { pressUntilFocused } from './keyboard.ts';

/** Longer than any request takes. */
export const REQUEST_DECIDED_MS = 61_000;
/** The app reads the list again every few seconds while a request is pending. */
export const pollTimeout = { timeout: 20_000 };

/** CRC of a PNG chunk (PNG specification, annex D). */
function calculateCrc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function createChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunkBuffer = Buffer.alloc(body.length + 8);
  chunkBuffer.writeUInt32BE(content.length, 0);
  body.copy(chunkBuffer, 4);
  chunkBuffer.writeUInt32BE(calculateCrc(body), body.length + 4);
  return chunkBuffer;
}

/** Creates a PNG of 64 by 64 grey pixels. */
export function createScreenshot(): { name: string; mimeType: string; buffer: Buffer } {
  const size = 64;
  const head = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]);
  const lines = Buffer.alloc(size * (size + 1), 0x80);
  for (let line = 0; line < size; line += 1) lines[line * (size + 1)] = 0;
  const buffer = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    createChunk('IHDR', head),
    createChunk('IDAT', deflateSync(lines)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'payment.png', mimeType: 'image/png', buffer };
}

export const listRequests = (testServer: TestServer, path: string) =>
  testServer.server.log.filter((request) => request.path === path);

export async function fillDeposit(page: Page, { amount, bankReference }: { amount: string; bankReference: string }) {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Reference number (UTR)').fill(bankReference);
  await page.getByLabel('Screenshot of the payment').setInputFiles(createScreenshot());
  await expect(page.getByRole('img', { name: 'Preview of payment.png' })).toBeVisible();
}

/** Sends a deposit by keyboard at phone width. */
export async function depositByKeyboard(
  page: Page,
  { amount, bankReference }: { amount: string; bankReference: string },
) {
  await page.setViewportSize({ width: 360, height: 740 });
  // Wait before the press: a chooser that opens earlier would be missed.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 });
  await pressUntilFocused(page, 'Tab', /^Amount$/);
  await page.keyboard.type(amount);
  await pressUntilFocused(page, 'Tab', /^Reference number/);
  await page.keyboard.type(bankReference);
  await pressUntilFocused(page, 'Tab', /^Screenshot of the payment/);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(createScreenshot());
  await expect(page.getByRole('img', { name: 'Preview of payment.png' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Send deposit request/);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
}

export const findLatestRequest = (page: Page, kind: 'deposit' | 'withdrawal') =>
  page.getByRole('region', { name: `Latest ${kind}` });

/** Lists the steps of a request with their texts. */
export const requestSteps = (page: Page, kind: 'deposit' | 'withdrawal') =>
  findLatestRequest(page, kind).getByRole('listitem');
