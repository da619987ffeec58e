import { QueryClient } from '@tanstack/react-query';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { statementQueries } from '#features/statements/api/queries.ts';
import { checkBalances } from '#features/statements/model/balance-check.ts';
import { freshStatement, listStatementRows } from '#features/statements/model/statement-rows.ts';
import { createStatementColumns } from '#features/statements/ui/statement-columns.tsx';
import { type Money, sum } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { toMoneyCell } from '#ui-kit';
import { createSheet } from '#ui-kit/data/TableExport/formats/export-sheet.ts';
import { createPdf } from '#ui-kit/data/TableExport/formats/pdf.ts';
import { startTestServer } from '../faults/test-server.ts';

interface PdfWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

async function readWords(file: Blob): Promise<readonly (readonly PdfWord[])[]> {
  const paper = await getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const pages: PdfWord[][] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
          : [],
      ),
    );
    page.cleanup();
  }
  return pages;
}

const DATE = /^\d{2} \p{L}{3,4} \d{4}, /u;
const AMOUNT = /^[+−]?[\d,]+\.\d{2}$/;
const parseHundredths = (text: string | undefined): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[+,]/g, '')) * 100);

interface PdfLine {
  readonly date: string;
  /** Description without spaces, because a line can break anywhere. */
  readonly description: string;
  readonly amount: number;
  readonly balance: number;
}

/** Reads the rows of one page. Each begins with its date; a broken row continues below its first line. */
function readLines(pdfWords: readonly PdfWord[]): PdfLine[] {
  const starts = pdfWords.filter(({ text }) => DATE.test(text));
  return starts.map((date, index): PdfLine => {
    const floor = starts[index + 1]?.y ?? -Infinity;
    const beside = pdfWords.filter(({ y }) => y === date.y).sort((a, b) => a.x - b.x);
    const [, , described] = beside;
    const [amount, balance] = beside.filter(({ text }) => AMOUNT.test(text)).slice(-2);
    const below = pdfWords
      .filter(({ x, y }) => x === described?.x && y <= date.y && y > floor)
      .sort((a, b) => b.y - a.y);
    return {
      date: date.text,
      description: removeSpaces(below.map(({ text }) => text).join('')),
      amount: parseHundredths(amount?.text),
      balance: parseHundredths(balance?.text),
    };
  });
}

const removeSpaces = (text: string): string => text.replace(/\s/g, '');

test(
  'the PDF of a statement of ten thousand bets equals the ledger of the exchange row by row',
  { timeout: 120_000 },
  async () => {
    const testServer = await startTestServer();
    try {
      await testServer.exchange.operator.seedHistory(testServer.userId, { bets: 10_000, days: 180 });
      const ledger = testServer.exchange.ledger.getStatement(testServer.userId, {});
      const { rows } = await new QueryClient().query(statementQueries.byDays({ from: '2026-05-24', to: '2026-11-22' }));
      const listedRows = listStatementRows(rows, freshStatement);
      const totals = checkBalances(rows);
      const columns = createStatementColumns(() => undefined);
      const notes = [
        ['Opening', toMoneyCell(totals?.opening ?? null)],
        ['Closing', toMoneyCell(totals?.closing ?? null)],
      ] as const;
      const progress: number[] = [];
      const file = await createPdf(
        createSheet('Statement', notes, columns, listedRows),
        (done) => progress.push(done),
        new AbortController().signal,
      );

      const pages = await readWords(file);
      const read = pages.flatMap(readLines);
      const written = ledger.rows.toReversed();
      expect(written.length).toBeGreaterThan(3_000);
      expect(read).toEqual(
        written.map(({ at, description, amount, balance }) => ({
          date: formatTimestamp(at, 'moment'),
          description: removeSpaces(description),
          amount,
          balance,
        })),
      );

      const all = new Set(pages.flat().map(({ text }) => text));
      const carried = (amount: Money) => formatAmount(amount);
      expect(all).toContain(`Opening: ${carried(ledger.opening)}`);
      expect(all).toContain(`Closing: ${carried(ledger.closing)}`);
      expect(ledger.opening + read.reduce((total, { amount }) => total + amount, 0)).toBe(ledger.closing);
      expect(all, 'the total under the rows').toContain(
        formatAmount(sum(rows.map(({ amount }) => amount)), { sign: 'always' }),
      );
      expect(all).toContain('Total');
      expect(progress.at(-1)).toBe(written.length + 1);
    } finally {
      await testServer.close();
    }
  },
);
