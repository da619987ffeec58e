import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { toTextCell } from '../../DataTable/model/cell-value.ts';
import { createSheet } from './export-sheet.ts';
import { createPdf } from './pdf.ts';
import { columns, readBytes, type Row, rows, sheet, total } from './testing/export-samples.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

const neverAborted = new AbortController().signal;

describe('PDF', () => {
  const textsOf = async (blob: Blob): Promise<{ pages: number; text: string }> => {
    const document = await getDocument({ data: await readBytes(blob), useSystemFonts: false, verbosity: 0 }).promise;
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        (await document.getPage(index + 1)).getTextContent(),
      ),
    );
    const text = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n');
    return { pages: document.numPages, text: text.replace(/\s+/g, ' ') };
  };

  test('contains the title, the notes and every row as on screen', async () => {
    const { text } = await textsOf(await createPdf(sheet, () => undefined, neverAborted));
    for (const part of [
      'Settled bets',
      'Days: 1 to 21 November',
      '=HYPERLINK',
      '+2,469.12',
      '−1,234.56',
      '21 Nov 2026, 20:05',
      '₹ ñ Ω Ж',
      'Total',
      formatAmount(money(total), { sign: 'always' }),
      '1 / 1',
    ])
      expect(text).toContain(part);
  });

  test('marks characters that its fonts cannot draw and explains them below the table', async () => {
    const named = ['Al Ahly الأهلي', '東京 v Roma', 'भारत v इंग्लैंड', 'Roma v Lazio'].map((text): Row => ({
      text,
      amount: 1,
    }));
    const { text } = await textsOf(
      await createPdf(
        createSheet('Bets', [['Search', toTextCell('한국')]], columns, named),
        () => undefined,
        neverAborted,
      ),
    );
    for (const part of ['�� v Roma', 'Roma v Lazio', 'Search: ��', 'Al Ahly الأهلي', 'भारत v इंग्लैंड'])
      expect(text).toContain(part);
    const note = text.slice(text.indexOf('� stands for'));
    for (const code of ['U+6771', 'U+D55C']) expect(note).toContain(code);
    expect(note).not.toContain('U+0627');
    expect(note).toContain('CSV, Excel and print');
    const clean = createSheet('Bets', [], columns, [{ text: 'Roma v Lazio', amount: 1 }]);
    expect((await textsOf(await createPdf(clean, () => undefined, neverAborted))).text).not.toMatch(/stands for|�/);
  });

  test('breaks long titles and notes into lines', async () => {
    const long = 'Royal Challengers '.repeat(30).trim();
    const { text } = await textsOf(
      await createPdf(createSheet(long, [['Search', toTextCell(long)]], columns, rows), () => undefined, neverAborted),
    );
    expect(text.match(/Challengers/g)).toHaveLength(60);
  });

  test('continues over several pages, reports progress and stops when aborted', async () => {
    const many = createSheet(
      'Bets',
      [],
      columns,
      Array.from({ length: 600 }, (_, index): Row => ({ text: `row-${index}`, amount: index })),
    );
    const progress: [number, number][] = [];
    const { pages, text } = await textsOf(
      await createPdf(many, (done, count) => progress.push([done, count]), neverAborted),
    );
    expect(pages).toBeGreaterThan(10);
    expect([...new Set(text.match(/row-\d+/g))]).toHaveLength(600);
    expect(progress).toEqual([
      [250, 601],
      [500, 601],
      [601, 601],
    ]);
    const controller = new AbortController();
    await expect(createPdf(many, () => controller.abort(), controller.signal)).rejects.toThrow('aborted');
  });
});
