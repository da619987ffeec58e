import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { afterEach, describe, expect, test } from 'vitest';
import { formatOddsAs } from '#shared/domain/odds/formats/format-odds.ts';
import type { OddsFormatName } from '#shared/domain/odds/formats/odds-format-name.ts';
import { odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import { setOddsFormatter } from '#shared/format/odds-format.ts';
import { toPriceCell } from '../../DataTable/model/cell-value.ts';
import type { Column } from '../../DataTable/model/column.ts';
import { createCsvText } from './csv.ts';
import { createExcel } from './excel.ts';
import { createSheet } from './export-sheet.ts';
import { readBytes } from './testing/export-samples.ts';

const columns: readonly Column<number>[] = [
  { id: 'odds', header: 'Odds', width: 5, getValue: (price) => toPriceCell(odds(price), 'odds') },
  { id: 'rate', header: 'Rate', width: 5, getValue: () => toPriceCell(payoutPer100(8500), 'bookmaker') },
];

function choose(name: OddsFormatName) {
  setOddsFormatter({
    name,
    inputMode: 'text',
    format: (price) => formatOddsAs(name, price),
    parse: () => ({ kind: 'empty' }),
    toDecimalText: (text) => text,
    readDecimalText: (text) => text,
    describeSent: (text) => text,
  });
  return createSheet('Bets', [], columns, [183, 250]);
}

afterEach(() => setOddsFormatter(null));

describe('files of odds', () => {
  test.each<[OddsFormatName, string[]]>([
    ['american', ['-120', '150']],
    ['fractional', ["'5/6", "'3/2"]],
    ['chance', ['54.6%', '40.0%']],
  ])('CSV holds %s odds as no spreadsheet changes them', (name, expected) => {
    const lines: string[][] = parse(createCsvText(choose(name)), { bom: true });
    expect(lines.slice(1)).toEqual(expected.map((text) => [text, '85.00']));
  });

  test('Excel holds odds as the text on screen, and other prices as numbers', async () => {
    const [{ data } = { data: [] }] = await readSheet(
      Buffer.from(await readBytes(await createExcel(choose('american')))),
    );
    expect(data.slice(1)).toEqual([
      ['−120', 85],
      ['+150', 85],
    ]);
  });
});
