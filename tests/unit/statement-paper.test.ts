import { QueryClient } from '@tanstack/react-query';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { statementQueries } from '#features/statements/api/queries.ts';
import { reckon } from '#features/statements/model/reckoning.ts';
import { freshStatement, listed } from '#features/statements/model/rows.ts';
import { statementColumns } from '#features/statements/ui/columns.tsx';
import { sum, type Money } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { formatWhen } from '#shared/format/when.ts';
import { moneyCell } from '#ui-kit';
import { pdf } from '#ui-kit/TableExport/pdf.ts';
import { sheetOf } from '#ui-kit/TableExport/sheet.ts';
import { openHouse } from '../faults/house.ts';

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

async function wordsOf(file: Blob): Promise<readonly (readonly Word[])[]> {
  const paper = await getDocument({ data: new Uint8Array(await file.arrayBuffer()), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: Word[][] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }] : [])));
    page.cleanup();
  }
  return pages;
}

const DATE = /^\d{2} \p{L}{3,4} \d{4}, /u;
const AMOUNT = /^[+−]?[\d,]+\.\d{2}$/;
const hundredths = (text: string | undefined): number => Math.round(Number((text ?? '').replace('−', '-').replace(/[+,]/g, '')) * 100);

interface Line {
  readonly date: string;
  /** Without its spaces: a text may be broken anywhere. */
  readonly description: string;
  readonly amount: number;
  readonly balance: number;
}

/** The rows of one page as they lie on the paper: each begins with its date, and what is broken goes on below its first line. */
function linesOf(words: readonly Word[]): Line[] {
  const starts = words.filter(({ text }) => DATE.test(text));
  return starts.map((date, index): Line => {
    const floor = starts[index + 1]?.y ?? -Infinity;
    const beside = words.filter(({ y }) => y === date.y).sort((a, b) => a.x - b.x);
    const [, , described] = beside;
    const [amount, balance] = beside.filter(({ text }) => AMOUNT.test(text)).slice(-2);
    const below = words.filter(({ x, y }) => x === described?.x && y <= date.y && y > floor).sort((a, b) => b.y - a.y);
    return { date: date.text, description: bare(below.map(({ text }) => text).join('')), amount: hundredths(amount?.text), balance: hundredths(balance?.text) };
  });
}

const bare = (text: string): string => text.replace(/\s/g, '');

test('the statement of ten thousand bets on paper is the ledger of the exchange, row by row', { timeout: 120_000 }, async () => {
  const house = await openHouse();
  try {
    await house.exchange.operator.seedHistory(house.userId, { bets: 10_000, days: 180 });
    const ledger = house.exchange.books.statement(house.userId, {});
    const { rows } = await new QueryClient().fetchQuery(statementQueries.ofDays({ from: '2026-05-24', to: '2026-11-22' }));
    const shown = listed(rows, freshStatement);
    const reckoning = reckon(rows);
    const columns = statementColumns(() => undefined);
    const notes = [['Opening', moneyCell(reckoning?.opening ?? null)], ['Closing', moneyCell(reckoning?.closing ?? null)]] as const;
    const told: number[] = [];
    const file = await pdf(sheetOf('Statement', notes, columns, shown), (done) => told.push(done), new AbortController().signal);

    const pages = await wordsOf(file);
    const read = pages.flatMap(linesOf);
    const written = ledger.rows.toReversed();
    expect(written.length).toBeGreaterThan(3_000);
    expect(read).toEqual(written.map(({ at, description, amount, balance }) => ({ date: formatWhen(at, 'moment'), description: bare(description), amount, balance })));

    const all = new Set(pages.flat().map(({ text }) => text));
    const carried = (amount: Money) => formatAmount(amount);
    expect(all).toContain(`Opening: ${carried(ledger.opening)}`);
    expect(all).toContain(`Closing: ${carried(ledger.closing)}`);
    expect(ledger.opening + read.reduce((total, { amount }) => total + amount, 0)).toBe(ledger.closing);
    expect(all, 'the total under the rows').toContain(formatAmount(sum(rows.map(({ amount }) => amount)), { sign: 'always' }));
    expect(all).toContain('Total');
    expect(told.at(-1)).toBe(written.length + 1);
  } finally {
    await house.close();
  }
});
