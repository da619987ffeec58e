import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureDisplay, getDisplaySettings } from '#shared/format/display.ts';
import { formatCell } from '../../DataTable/model/cell-value.ts';
import { createCsvText } from './csv.ts';
import { createExcel } from './excel.ts';
import { createFileName, createSheet } from './export-sheet.ts';
import { columns, hostile, readBytes, rows, sheet, total } from './testing/export-samples.ts';

const initial = getDisplaySettings();
beforeEach(() => configureDisplay({ timeZone: 'Asia/Kolkata' }));
afterEach(() => configureDisplay(initial));

describe('CSV', () => {
  const read = (): string[][] => parse(createCsvText(sheet), { bom: true });

  test('contains the head, every row, a labelled total and the notes', () => {
    const lines = read();
    expect(lines[0]).toEqual(['Event', 'P & L', 'Price', 'Date']);
    expect(lines.slice(rows.length + 1)).toEqual([
      ['Total', (total / 100).toFixed(2), '', ''],
      ['', '', '', ''],
      ['Days', '1 to 21 November', '', ''],
      ['Search', "'=1+1", '', ''],
      ['Opening balance', '-1234.50', '', ''],
      ['Times', expect.any(String), '', ''],
    ]);
  });

  test('ends after the rows without total, times and notes', () => {
    const plain = createSheet(
      'Bets',
      [],
      columns.filter(({ getFooter: footer, header }) => footer === undefined && header !== 'Date'),
      rows.slice(0, 2),
    );
    expect(parse(createCsvText(plain), { bom: true })).toHaveLength(3);
  });

  test('names the zone of its times once', () => {
    const { notes } = createSheet('Bets', [], columns, rows);
    expect(notes.map(([name, value]) => [name, formatCell(value)])).toEqual([
      ['Times', 'India Standard Time (GMT+5:30)'],
    ]);
  });

  test('has no total without rows', () => {
    expect(parse(createCsvText(createSheet('Bets', [], columns, [])), { bom: true })).toHaveLength(1);
  });

  test('is marked as UTF-8', () => expect(createCsvText(sheet).startsWith('\ufeff')).toBe(true));

  test('keeps figures with two decimals', () => {
    expect(read()[1]).toEqual([expect.any(String), '', '1.98', '2026-11-21 20:05:09']);
    expect(read()[2]?.[1]).toBe('-1234.56');
    expect(read()[3]?.[1]).toBe('2469.12');
  });

  test('keeps every text in a form that no spreadsheet would run', () => {
    const texts = read()
      .slice(1, rows.length + 1)
      .map(([text]) => text ?? '');
    const withoutMarks = (text: string | undefined) => text?.replaceAll("'", '');
    texts.forEach((text, index) => expect(withoutMarks(text)).toBe(withoutMarks(hostile[index])));
    expect(texts.filter((text) => /^[\s]*[=+@＝]/.test(text) || (/^\s*-/.test(text) && text !== '-5'))).toEqual([]);
    expect(texts[10]).toBe('"quoted", and comma');
    expect(texts[12]).toBe('₹ ñ Ω Ж हिन्दी');
  });

  test.each([';', '\t', ','])('has no formula for a spreadsheet that separates cells by %j', (delimiter) => {
    const options = { bom: true, delimiter, quote: null, relax_column_count: true };
    const cells = parse(createCsvText(sheet), options).flat();
    expect(cells.length).toBeGreaterThan(rows.length);
    expect(cells.filter((cell) => /^\s*[=+@＝]/.test(cell))).toEqual([]);
  });
});

describe('Excel', () => {
  test('keeps texts as texts, figures as numbers with two decimals and moments as dates of the display zone', async () => {
    const [{ data: lines } = { data: [] }] = await readSheet(Buffer.from(await readBytes(await createExcel(sheet))));
    expect(lines[0]).toEqual(['Event', 'P & L', 'Price', 'Date']);
    expect(lines.slice(rows.length + 1)).toEqual([
      ['Total', total / 100, null, null],
      [null, null, null, null],
      ['Days', '1 to 21 November', null, null],
      ['Search', '=1+1', null, null],
      ['Opening balance', -1234.5, null, null],
      ['Times', expect.any(String), null, null],
    ]);
    expect(lines[2]).toEqual(['+1', -1234.56, 1.98, new Date('2026-11-21T20:05:09Z')]);
    expect(lines[1]?.[1]).toBeNull();
    expect(lines.slice(1, rows.length + 1).map(([text]) => String(text).replaceAll('\r\n', '\n').trim())).toEqual(
      hostile.map((text) => text.replaceAll('\r', '\n').trim()),
    );
  });

  test('contains no formula', async () => {
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(await readBytes(await createExcel(sheet)));
    const worksheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(worksheet).toContain('<row');
    expect(worksheet).not.toMatch(/<f[ >]/);
    expect(worksheet).not.toMatch(/ t="e"/);
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('#,##0.00');
  });

  test.each([
    ['Settled bets', 'Settled bets'],
    ['A/B [x]: *?', 'A B  x'],
    ["'quoted'", 'quoted'],
    ['History', 'Sheet1'],
    ['***', 'Sheet1'],
    ['A long title of a match between two teams', 'A long title of a match between'],
  ])('names the sheet of %s %s', async (title, name) => {
    const file = await createExcel(createSheet(title, [], columns, rows));
    const [{ sheet: written } = { sheet: '' }] = await readSheet(Buffer.from(await readBytes(file)));
    expect(written).toBe(name);
  });
});

test.each([
  ['Settled bets', 'settled-bets-2026-11-21'],
  ['Star Casino - Order History', 'star-casino-order-history-2026-11-21'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21'],
  ['***', 'table-2026-11-21'],
])('createFileName of %s is %s', (title, name) => expect(createFileName(title, '2026-11-21')).toBe(name));
