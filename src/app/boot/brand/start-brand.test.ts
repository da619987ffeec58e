// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStoredBrand } from '#shared/storage/read-boot-hints.ts';
import { removeBrand, storeBrand } from '#shared/storage/write-boot-hints.ts';
import { noBrand, setBrandContent } from '../../providers/brand-content.ts';
import { PAGE_BRAND_ID } from './page-brand.ts';
import { startBrand } from './start-brand.ts';

const file = { name: 'Harbour', tokens: { radius: { card: { $value: '3px' } } } };
const request = vi.fn(() => Promise.resolve(Response.json(file)));
const namesFile = { name: 'Exchange', pack: '/brands/harbour.json' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  removeBrand();
  setBrandContent(noBrand);
  document.adoptedStyleSheets = [];
});

test('startBrand requests the file of a first visit at once, beside the code that applies it', async () => {
  const started = startBrand(namesFile);
  expect(request).toHaveBeenCalledExactlyOnceWith('/brands/harbour.json', { redirect: 'error' });
  await started;
  expect(readStoredBrand()).toContain('Harbour');
});

test('startBrand requests the file after the start when the page has the brand of the last visit', async () => {
  storeBrand('{}');
  const started = startBrand(namesFile);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(request).toHaveBeenCalledOnce();
  await started;
  expect(readStoredBrand()).toContain('Harbour');
});

test('startBrand requests the file of a first visit at once when index.html has the brand too', async () => {
  const element = document.head.appendChild(document.createElement('script'));
  element.id = PAGE_BRAND_ID;
  element.type = 'application/json';
  element.textContent = '{"name":"Harbour","labels":{"home":"Quay"},"picture":null}';
  const started = startBrand(namesFile);
  expect(request).toHaveBeenCalledOnce();
  await started;
  element.remove();
});

test('startBrand requests nothing without a brand', async () => {
  await startBrand({ name: 'Exchange' });
  expect(request).not.toHaveBeenCalled();
});

test('startBrand resolves when the file cannot be requested', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(startBrand(namesFile)).resolves.toBeUndefined();
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
