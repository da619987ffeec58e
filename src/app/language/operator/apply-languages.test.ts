// @vitest-environment happy-dom
import { languages } from 'virtual:texts/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeLanguage } from '#shared/storage/preferences.ts';
import { getLanguage, loadFirstTexts } from '#shared/texts/load-texts.ts';
import { chooseLanguage } from '../choose-language.ts';
import { languageStore } from '../language-store.ts';
import { texts } from '../texts.ts';
import { applyLanguages } from './apply-languages.ts';

const marathi = { name: 'मराठी', direction: 'ltr', messages: { 'app.language.label': 'भाषा निवडा' } };
const shipped = { ...languages };
const warnings: string[] = [];
let requested: string[] = [];

/** A server with these files. Text stands for a file that is no JSON, and null for one that never arrives. */
function serve(files: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    requested.push(url);
    const file = files[url];
    if (file === null)
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
      );
    if (file === undefined) return new Response('', { status: 404 });
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
}

/** A browser that prefers these languages. The start has loaded the first texts in one of them. */
async function startIn(preferred: readonly string[], first = 'en'): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  await loadFirstTexts(first);
}

const listOffered = () => languageStore.getState().offered?.map(({ name }) => name);

beforeEach(async () => {
  warnings.length = 0;
  requested = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const tag of Object.keys(languages)) Reflect.deleteProperty(languages, tag);
  Object.assign(languages, shipped);
  languageStore.setState(languageStore.getInitialState());
  await chooseLanguage('en');
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

test('a browser that prefers an added language reads its file, and English where the file has no message', async () => {
  serve({ '/texts/mr.json': marathi });
  await startIn(['mr-IN', 'hi']);
  expect(await applyLanguages({ files: { mr: '/texts/mr.json' } })).toBeNull();
  expect([texts.label, texts.draft({ name: 'x' })]).toEqual(['भाषा निवडा', 'x (draft)']);
  expect([getLanguage(), document.documentElement.lang, languageStore.getState().language]).toEqual(['mr', 'mr', 'mr']);
  expect(listOffered()).toEqual(['English', 'বাংলা', 'हिन्दी', 'தமிழ்', 'తెలుగు', 'اردو', 'मराठी']);
  expect(warnings).toEqual([]);
});

test('a file renames texts of a language of the build, and its other texts stay', async () => {
  serve({ '/hi.json': { status: 'reviewed', messages: { 'app.language.label': 'बोली' } } });
  await startIn(['hi'], 'hi');
  await applyLanguages({ files: { hi: '/hi.json' } });
  expect([texts.label, texts.draft({ name: 'x' })]).toEqual(['बोली', 'x (ड्राफ़्ट)']);
  expect(languageStore.getState().offered?.find(({ tag }) => tag === 'hi')?.isDraft).toBe(false);
  await chooseLanguage('en');
  expect(texts.label).toBe('Language');
  await chooseLanguage('hi');
  expect(texts.label).toBe('बोली');
  expect(requested).toEqual(['/hi.json']);
});

test('the page reads no file of a language that is not in use', async () => {
  serve({});
  await startIn(['en']);
  await applyLanguages({ files: { hi: '/hi.json', mr: '/mr.json' } });
  expect([requested, warnings]).toEqual([[], []]);
});

test('a wrong message keeps its text, and the console names it once', async () => {
  serve({
    '/hi.json': {
      messages: { 'app.language.label': 'बोली', 'app.language.draft': 'बिना नाम', 'app.language.failed': '<b>x</b>' },
    },
  });
  await startIn(['hi'], 'hi');
  await applyLanguages({ files: { hi: '/hi.json' } });
  expect([texts.label, texts.draft({ name: 'x' }), texts.failed]).toEqual([
    'बोली',
    'x (ड्राफ़्ट)',
    expect.stringContaining('लोड'),
  ]);
  await vi.waitFor(() => expect(warnings).toHaveLength(1));
  expect(warnings[0]?.split('\n')).toEqual([
    expect.stringContaining('/hi.json'),
    expect.stringMatching(/^app\.language\.draft: .*name argument/),
    expect.stringMatching(/^app\.language\.failed: /),
  ]);
});

test.each([
  ['a missing file', undefined, /\/mr\.json.*404/],
  ['a page in place of a file', '<!doctype html>', /\/mr\.json.*(?:JSON|token)/],
  ['a file above 1 MB', `"${'x'.repeat(1_000_001)}"`, /\/mr\.json.*1 MB/],
])('the page takes the next language of the browser and warns after %s', async (_, content, message) => {
  serve({ '/mr.json': content });
  await startIn(['mr', 'hi']);
  expect(await applyLanguages({ files: { mr: '/mr.json' } })).toBeNull();
  expect([getLanguage(), texts.label]).toEqual(['hi', 'भाषा']);
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringMatching(message)]));
  // The next choice reads the file again.
  serve({ '/mr.json': marathi });
  await chooseLanguage('mr');
  expect([texts.label, languageStore.getState().hasFailed]).toEqual(['भाषा निवडा', false]);
});

test('a file that does not arrive within three seconds leaves the texts of the build', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(3000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 0);
    return controller.signal;
  });
  serve({ '/hi.json': null });
  await startIn(['hi'], 'hi');
  await applyLanguages({ files: { hi: '/hi.json' } });
  expect(texts.label).toBe('भाषा');
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringMatching(/\/hi\.json.*3/)]));
});

test.each([
  ['the stored choice', ['en', 'hi'], undefined, 'hi', ['bn'], 'hi'],
  ['the browser when the stored choice is not offered', ['en', 'hi'], undefined, 'ta', ['hi'], 'hi'],
  ['the default when neither is offered', ['en', 'hi'], 'hi', 'ta', ['bn'], 'hi'],
  ['English without a default', ['hi', 'en'], undefined, null, ['bn'], 'en'],
  ['the first language without a default and English', ['ur', 'hi'], undefined, null, ['bn'], 'ur'],
])('the page follows %s', async (_, offered, preferred, stored, browser, expected) => {
  serve({});
  if (stored !== null) writeLanguage(stored);
  await startIn(browser, 'bn');
  await applyLanguages({ offered, default: preferred });
  expect(getLanguage()).toBe(expected);
  expect(languageStore.getState().offered?.map(({ tag }) => tag)).toEqual(offered);
  expect(warnings).toEqual([]);
});

test('a language that the build does not have is left out, and the console names it', async () => {
  serve({});
  await startIn(['en']);
  await applyLanguages({ offered: ['xx', 'en'], default: 'mr' });
  expect(listOffered()).toEqual(['English']);
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringMatching(/\bxx\b[^]*\bmr\b/)]));
});

test('a wrong key is a configuration problem', async () => {
  expect(await applyLanguages({ offered: 'en' })).toMatchObject({
    kind: 'wrong',
    wrong: [{ key: 'languages.offered' }],
  });
});
