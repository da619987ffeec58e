import { parse } from 'csv-parse/sync';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readSheet from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { getDisplaySettings, configureDisplay } from '#shared/format/display.ts';
import { moneyCell, timestampCell, numberCell, textCell } from '../../DataTable/model/cell-value.ts';
import type { Column } from '../../DataTable/model/column.ts';
import { createCsvText } from './csv.ts';
import { createExcel } from './excel.ts';
import { createPdf } from './pdf.ts';
import { createFileName, createSheet } from './export-sheet.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

interface Row {
  readonly text: string;
  readonly amount: number | null;
}

/** Computed without the product's own sums. */
const sumOf = (found: readonly Row[]) => money(found.reduce((all, { amount }) => all + (amount ?? 0), 0));

const columns: readonly Column<Row>[] = [
  { id: 'text', header: 'Event', width: 20, value: ({ text }) => textCell(text) },
  {
    id: 'amount',
    header: 'P & L',
    width: 10,
    value: ({ amount }) => moneyCell(amount === null ? null : money(amount), 'always'),
    footer: (found) => moneyCell(sumOf(found), 'always'),
  },
  { id: 'price', header: 'Price', width: 10, value: () => numberCell(198) },
  { id: 'at', header: 'Date', width: 12, value: () => timestampCell('2026-11-21T14:35:09Z') },
];

/** Hostile server texts, which a spreadsheet must not run. */
const hostile = [
  '=HYPERLINK("http://evil.example","win")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1',
  '=1\n+2',
  ' =1',
  '＝1',
  '-5',
  '"quoted", and comma',
  'two\nlines',
  '₹ ñ Ω Ж हिन्दी',
  "'=1",
];
const rows: readonly Row[] = hostile.map((text, at) => ({
  text,
  amount: at === 0 ? null : (at % 2 === 0 ? 1 : -1) * 123_456 * at,
}));
const notes = [
  ['Days', textCell('1 to 21 November')],
  ['Search', textCell('=1+1')],
  ['Opening balance', moneyCell(money(-123_450))],
] as const;
const sheet = createSheet('Settled bets', notes, columns, rows);
const total = rows.reduce((all, { amount }) => all + (amount ?? 0), 0);
const neverAborted = new AbortController().signal;
const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

describe('CSV', () => {
  const read = (): string[][] => parse(createCsvText(sheet), { bom: true });

  test('CSV contains the head, every row, a labelled total and the notes', () => {
    const lines = read();
    expect(lines[0]).toEqual(['Event', 'P & L', 'Price', 'Date']);
    expect(lines.slice(rows.length + 1)).toEqual([
      ['Total', (total / 100).toFixed(2), '', ''],
      ['', '', '', ''],
      ['Days', '1 to 21 November', '', ''],
      ['Search', "'=1+1", '', ''],
      ['Opening balance', '-1234.50', '', ''],
    ]);
  });

  test('CSV ends after the rows without total and notes', () => {
    const plain = createSheet(
      'Bets',
      [],
      columns.filter(({ footer }) => footer === undefined),
      rows.slice(0, 2),
    );
    expect(parse(createCsvText(plain), { bom: true })).toHaveLength(3);
  });

  test('CSV has no total without rows', () => {
    expect(parse(createCsvText(createSheet('Bets', [], columns, [])), { bom: true })).toHaveLength(1);
  });

  test('CSV is marked as UTF-8', () => expect(createCsvText(sheet).startsWith('\ufeff')).toBe(true));

  test('CSV keeps figures with two decimals and a hyphen, and moments in the display zone', () => {
    expect(read()[1]).toEqual([expect.any(String), '', '1.98', '2026-11-21 20:05:09']);
    expect(read()[2]?.[1]).toBe('-1234.56');
    expect(read()[3]?.[1]).toBe('2469.12');
  });

  test('CSV keeps every text, and none that a spreadsheet would run', () => {
    const texts = read()
      .slice(1, rows.length + 1)
      .map(([text]) => text ?? '');
    texts.forEach((text, at) => expect([hostile[at], `'${hostile[at]}`]).toContain(text));
    expect(texts.filter((text) => /^[\s]*[=+@＝]/.test(text) || (/^\s*-/.test(text) && text !== '-5'))).toEqual([]);
    expect(texts[10]).toBe('"quoted", and comma');
    expect(texts[12]).toBe('₹ ñ Ω Ж हिन्दी');
  });
});

describe('Excel', () => {
  test('Excel keeps texts as texts, figures as numbers with two decimals and moments as dates of the display zone', async () => {
    const [{ data: lines } = { data: [] }] = await readSheet(Buffer.from(await bytesOf(await createExcel(sheet))));
    expect(lines[0]).toEqual(['Event', 'P & L', 'Price', 'Date']);
    expect(lines.slice(rows.length + 1)).toEqual([
      ['Total', total / 100, null, null],
      [null, null, null, null],
      ['Days', '1 to 21 November', null, null],
      ['Search', '=1+1', null, null],
      ['Opening balance', -1234.5, null, null],
    ]);
    expect(lines[2]).toEqual(['+1', -1234.56, 1.98, new Date('2026-11-21T20:05:09Z')]);
    expect(lines[1]?.[1]).toBeNull();
    expect(lines.slice(1, rows.length + 1).map(([text]) => String(text).replaceAll('\r\n', '\n').trim())).toEqual(
      hostile.map((text) => text.replaceAll('\r', '\n').trim()),
    );
  });

  test('Excel contains no formula', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(await bytesOf(await createExcel(sheet)));
    const worksheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(worksheet).toContain('<row');
    expect(worksheet).not.toMatch(/<f[ >]/);
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('#,##0.00');
  });
});

describe('PDF', () => {
  const textsOf = async (blob: Blob): Promise<{ pages: number; text: string }> => {
    const document = await getDocument({ data: await bytesOf(blob), useSystemFonts: false, verbosity: 0 }).promise;
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, at) => (await document.getPage(at + 1)).getTextContent()),
    );
    const text = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')).join('\n');
    return { pages: document.numPages, text };
  };

  test('PDF contains the title, the notes, every row as on screen, and letters beyond Latin', async () => {
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

  test('PDF marks characters that its font cannot draw, and explains them below the table', async () => {
    const named = ['Al Ahly الأهلي', '東京 v Roma', 'भारत v इंग्लैंड', 'Roma v Lazio'].map((text): Row => ({
      text,
      amount: 1,
    }));
    const { text } = await textsOf(
      await createPdf(
        createSheet('Bets', [['Search', textCell('한국')]], columns, named),
        () => undefined,
        neverAborted,
      ),
    );
    expect(text).toMatch(/Al Ahly �+/);
    expect(text).toContain('�� v Roma');
    expect(text).toContain(`Roma v Lazio`);
    expect(text).toContain('Search: ��');
    const note = text.slice(text.indexOf('� stands for'));
    for (const code of ['U+0627', 'U+6771', 'U+D55C']) expect(note).toContain(code);
    expect(note).toContain('CSV, Excel and print');
    expect(text).toMatch(/† .*cannot join/);
    expect(text.match(/†/g)).toHaveLength(2);
    const clean = createSheet('Bets', [], columns, [{ text: 'Roma v Lazio', amount: 1 }]);
    expect((await textsOf(await createPdf(clean, () => undefined, neverAborted))).text).not.toMatch(
      /stands for|cannot join|†|�/,
    );
  });

  test('PDF breaks long titles and notes into lines', async () => {
    const long = 'Royal Challengers '.repeat(30).trim();
    const { text } = await textsOf(
      await createPdf(createSheet(long, [['Search', textCell(long)]], columns, rows), () => undefined, neverAborted),
    );
    expect(text.match(/Challengers/g)).toHaveLength(60);
  });

  test('PDF continues over several pages, reports progress and stops when aborted', async () => {
    const many = createSheet(
      'Bets',
      [],
      columns,
      Array.from({ length: 600 }, (_, at): Row => ({ text: `row-${at}`, amount: at })),
    );
    const progress: [number, number][] = [];
    const { pages, text } = await textsOf(
      await createPdf(many, (done, total) => progress.push([done, total]), neverAborted),
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

test.each([
  ['Settled bets', 'settled-bets-2026-11-21'],
  ['Star Casino - Order History', 'star-casino-order-history-2026-11-21'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21'],
  ['***', 'table-2026-11-21'],
])('createFileName of %s is %s', (title, name) => expect(createFileName(title, '2026-11-21')).toBe(name));
