import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { createSheet } from '#ui-kit/data/TableExport/formats/export-sheet.ts';
import type { createPdf } from '#ui-kit/data/TableExport/formats/pdf.ts';
import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { comparePdfWithBrowser, type DrawnText, type PdfDrawing } from '../support/pdf-drawing.ts';

const require = createRequire(import.meta.url);
const formats = 'src/ui-kit/data/TableExport/formats';
/** Edges of letters differ, because pdf.js fills outlines and the browser draws glyphs. */
const SAME = 0.12;
const DIFFERENT = 0.4;

interface Script {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly font: string;
  /** Joined letters, each of which differs from the same letters one by one. */
  readonly joined: readonly string[];
  /** Texts of two scripts, which read differently from the other side. */
  readonly mixed: readonly string[];
}

const scripts: readonly Script[] = [
  {
    language: 'hi',
    direction: 'ltr',
    font: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
    joined: ['क्ष', 'श्री', 'ज्ञ', 'र्कि', 'द्ध्य', 'हिन्दी', 'राष्ट्रीय'],
    mixed: ['भारत v Australia, T20 (महिला)', '₹1,500.00 की जीत', 'Final: मुंबई इंडियंस @ 1.98'],
  },
  {
    language: 'bn',
    direction: 'ltr',
    font: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
    joined: ['র্য', 'ক্ষ', 'শ্রী', 'স্ত্রী', 'ন্দ্র', 'ক্রিকেট', 'কর্তৃপক্ষ'],
    mixed: ['বাংলাদেশ v India (ODI)', '₹1,500.00 জয়', 'Final: কলকাতা @ 1.98'],
  },
  {
    language: 'ta',
    direction: 'ltr',
    font: 'noto-sans-tamil/files/noto-sans-tamil-tamil',
    joined: ['க்ஷ', 'ஸ்ரீ', 'கொடு', 'டு', 'லக்ஷ்மி'],
    mixed: ['Chennai சூப்பர் கிங்ஸ் v Mumbai', '₹1,500.00 வெற்றி', 'சென்னை @ 1.98'],
  },
  {
    language: 'te',
    direction: 'ltr',
    font: 'noto-sans-telugu/files/noto-sans-telugu-telugu',
    joined: ['క్ష', 'శ్రీ', 'స్త్రీ', 'ప్రతి', 'జ్ఞ', 'రాష్ట్రం'],
    mixed: ['సన్‌రైజర్స్ హైదరాబాద్ v Delhi', '₹1,500.00 గెలుపు', 'Final: హైదరాబాద్ @ 1.98'],
  },
  {
    language: 'ur',
    direction: 'rtl',
    font: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic',
    joined: ['بیٹ', 'لگائیں', 'پاکستان', 'محمد', 'کھلاڑی', 'لا', 'نتیجہ'],
    mixed: ['جیت: \u2068₹1,500.00\u2069', 'پاکستان v India (ODI)', 'لاہور قلندرز @ 1.98 (T20)', 'Al Ahly الأهلي 2-1'],
  },
];

/** The first short message of each area, without arguments. */
function readMessages(language: string): string[] {
  const folder = `src/languages/${language}`;
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, unknown>)
    .flatMap((messages) =>
      Object.values(messages)
        .filter((text) => typeof text === 'string')
        .filter((text) => /[^\p{ASCII}]{4}/u.test(text) && text.length < 70 && !/[{<\n]/.test(text))
        .slice(0, 2),
    );
}

const readFontFile = (name: string): string =>
  readFileSync(require.resolve(`@fontsource/${name}-400-normal.woff`)).toString('base64');

/** Serves an empty page and pdf.js on an address of no server. */
async function openReader(page: Page): Promise<void> {
  await page.route('http://reader.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await (pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(require.resolve(`pdfjs-dist/build${pathname}`), 'utf8'),
        }));
  });
  await page.goto('http://reader.test/');
}

let sources: Awaited<ReturnType<typeof openSources>>;
test.beforeAll(async () => {
  sources = await openSources();
});
test.afterAll(() => sources.close());

async function drawSamples(page: Page, samples: readonly string[], script: Script): Promise<DrawnText[]> {
  const { createPdf: create } = (await sources.load(`${formats}/pdf.ts`)) as { createPdf: typeof createPdf };
  const sheet = (await sources.load(`${formats}/export-sheet.ts`)) as { createSheet: typeof createSheet };
  const column = { id: 'text', header: 'T', width: 10, getValue: (text: string) => ({ kind: 'text', text }) as const };
  const { language: tag, direction } = script;
  const file = await create(
    sheet.createSheet('Title', [], [column], samples),
    () => undefined,
    new AbortController().signal,
    { tag, direction },
  );
  await openReader(page);
  const drawing: PdfDrawing = {
    pdf: Buffer.from(await file.arrayBuffer()).toString('base64'),
    fonts: [
      readFontFile('noto-sans/files/noto-sans-latin'),
      readFontFile(script.font),
      readFontFile('noto-sans/files/noto-sans-latin-ext'),
    ],
    samples,
    language: tag,
    direction,
  };
  return page.evaluate(comparePdfWithBrowser, drawing);
}

/** Texts as a reader compares them: composed, without marks of direction and joiners, which pdf.js drops. */
const removeMarks = (text: string): string => text.replace(/[\p{Cf}\s]/gu, '').normalize('NFC');

for (const script of scripts) {
  test(`the PDF draws texts in ${script.language} as the browser does`, async ({ page }) => {
    const samples = [...script.joined, ...script.mixed, ...readMessages(script.language)];
    expect(samples.length).toBeGreaterThan(40);
    const drawn = await drawSamples(page, samples, script);
    expect(drawn.map(({ sample }) => sample)).toEqual(samples);
    expect(drawn.filter(({ difference }) => difference > SAME)).toEqual([]);
    const joined = drawn.slice(0, script.joined.length);
    expect(joined.filter(({ unjoined }) => unjoined < DIFFERENT)).toEqual([]);
    if (script.direction === 'rtl') {
      const mixed = drawn.slice(script.joined.length, script.joined.length + script.mixed.length);
      expect(mixed.filter(({ reversed }) => reversed < DIFFERENT)).toEqual([]);
    }
    const single = drawn.filter(({ sample }) => script.direction === 'ltr' || /^[\p{L} ]+$/u.test(sample));
    expect(single.filter(({ sample, copied }) => removeMarks(copied) !== removeMarks(sample))).toEqual([]);
  });
}
