import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { money } from '#shared/domain/money/money.ts';
import { toMoneyCell, toTextCell } from '../../DataTable/model/cell-value.ts';
import type { Column } from '../../DataTable/model/column.ts';
import { createCsv, createCsvText } from './csv.ts';
import { createExcel } from './excel.ts';
import { createSheet } from './export-sheet.ts';
import { readBytes } from './testing/export-samples.ts';

const languages = [
  ['hi', 'विवरण', 'राशि', ['भारत v ऑस्ट्रेलिया', 'क्ष श्री, “T20”']],
  ['ur', 'تفصیل', 'رقم', ['پاکستان v India (ODI)', 'جیت: \u2068₹1,500.00\u2069', 'نتیجہ، آج۔']],
] as const;

const createNamedSheet = (textHeader: string, amountHeader: string, texts: readonly string[]) => {
  const columns: readonly Column<string>[] = [
    { id: 'text', header: textHeader, width: 10, getValue: (text) => toTextCell(text) },
    { id: 'amount', header: amountHeader, width: 10, getValue: () => toMoneyCell(money(-12_345_678), 'always') },
  ];
  return createSheet('T', [], columns, texts);
};

describe.each(languages)('files with texts in %s', (_, textHeader, amountHeader, texts) => {
  const sheet = createNamedSheet(textHeader, amountHeader, texts);

  test('CSV keeps every text and writes plain figures', async () => {
    const bytes = await readBytes(createCsv(sheet));
    expect([...bytes.slice(0, 3)], 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf]);
    const lines: string[][] = parse(createCsvText(sheet), { bom: true });
    expect(lines).toEqual([[textHeader, amountHeader], ...texts.map((text) => [text, '-123456.78'])]);
  });

  test('Excel keeps every text and writes figures as numbers', async () => {
    const [{ data } = { data: [] }] = await readSheet(Buffer.from(await readBytes(await createExcel(sheet))));
    expect(data).toEqual([[textHeader, amountHeader], ...texts.map((text) => [text, -123_456.78])]);
  });
});
