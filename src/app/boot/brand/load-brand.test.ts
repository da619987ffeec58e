// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { removeBrand, storeBrand } from '#shared/storage/write-boot-hints.ts';
import type { Config } from '../config/schema.ts';
import { markPreview } from '../preview/preview-tab.ts';
import { loadBrand } from './load-brand.ts';
import { applyStoredBrand } from './stored-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const errors: string[] = [];

/** Serves files of a folder of this test, as an operator's server does. */
const respond = (file: string): Promise<Response> => {
  try {
    return Promise.resolve(new Response(readFileSync(join(folder, file), 'utf8')));
  } catch {
    return Promise.resolve(new Response('', { status: 404 }));
  }
};

/** Loads a brand, whose file the server of this test sends. */
const load = (brand: Config['brand']): Promise<void> =>
  loadBrand(brand, typeof brand.pack === 'string' ? respond(brand.pack) : null);

/** The style rules of the brand, as the page has them. */
const readStyles = (): string =>
  document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText)).join('\n');

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  removeBrand();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['preview'];
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('loadBrand', () => {
  test('applies a brand file that the code has never met, and stores it for the next visit', async () => {
    writeFile('harbour.json', {
      name: 'Harbour',
      tokens: { light: { accent: { main: { $value: '#7a1f5c' } } }, radius: { card: { $value: '3px' } } },
    });
    await load({ name: 'Exchange', pack: 'harbour.json' });
    expect(errors).toEqual([]);
    expect(readStyles()).toContain('--kit-accent-main: #7a1f5c');
    expect(readStyles()).toContain('--kit-radius-card: 3px');
    const stored = readStoredBrand() ?? '';
    await load({ name: 'Exchange' });
    expect(readStyles()).not.toContain('#7a1f5c');
    storeBrand(stored);
    applyStoredBrand();
    expect(readStyles()).toContain('--kit-accent-main: #7a1f5c');
  });

  test('applies the brand of a preview, and leaves the stored one to the other tabs', async () => {
    storeBrand('{}');
    markPreview(1);
    await load({ name: 'Exchange', accent: '#7a1f5c' });
    expect(readStyles()).toContain('--kit-accent-main');
    await load({ name: 'Exchange' });
    expect(readStoredBrand()).toBe('{}');
  });

  test('keeps the default brand and names what is wrong with a file', async () => {
    writeFile('pale.json', { name: 'Pale', tokens: { light: { ink: { main: { $value: '#cccccc' } } } } });
    await load({ name: 'Exchange', pack: 'pale.json' });
    expect(readStyles()).not.toContain('#cccccc');
    expect(readStoredBrand()).toBeNull();
    expect(errors.join()).toMatch(/default brand stays.*ink\.main #cccccc on surface\.page .* The nearest ink\.main/s);
  });

  test.each([
    ['a missing file', null, /status 404/],
    ['a page in place of the file', '<!doctype html>', /JSON|token/],
  ])('names %s and does not reject', async (_, content, message) => {
    if (content !== null) writeFile('lost.json', content);
    await expect(load({ name: 'Exchange', pack: 'lost.json' })).resolves.toBeUndefined();
    expect(errors.join()).toMatch(message);
  });

  test('applies the brand that config.json holds itself', async () => {
    await load({ name: 'Exchange', pack: { name: 'Inline', tokens: { radius: { card: { $value: '9px' } } } } });
    expect(readStyles()).toContain('--kit-radius-card: 9px');
  });

  test('derives a brand from an accent alone', async () => {
    await load({ name: 'Exchange', accent: '#7a1f5c' });
    expect(readStyles()).toContain('--kit-accent-main: #7a1f5c');
  });
});

describe('applyStoredBrand', () => {
  test.each([
    'no JSON',
    'null',
    '{"light":{"--kit-ink-main":"red;} body{display:none"},"dark":{},"contrast":{},"sizes":{}}',
    '{"light":{"} *{":"#000000"},"dark":{},"contrast":{},"sizes":{}}',
    '{"light":{"--kit-ink-main":"url(https://evil.example)"},"dark":{},"contrast":{},"sizes":{}}',
    '{"light":{}}',
  ])('ignores the stored text %j', (text) => {
    storeBrand(text);
    applyStoredBrand();
    expect(readStyles()).toBe('');
  });
});

function writeFile(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, name), text);
}
