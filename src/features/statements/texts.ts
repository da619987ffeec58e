import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('statements', {
  title: 'Statement',
  days: 'Days of the statement',
  /** Kinds of rows. An unknown kind shows the server's name. */
  kinds: {
    opening: 'Opening',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    betting: 'Sports',
    commission: 'Commission',
    casino: 'Casino',
  },
  allKinds: 'All types',
  kindsLabel: 'Types of rows',
  columns: {
    date: 'Date',
    kind: 'Type',
    description: 'Description',
    amount: 'Credit / debit',
    balance: 'Balance',
    remark: 'Remark',
  },
  aboutCommission: 'Commission: {about}',
  search: 'Search the statement',
  openDetail: '{description} (opens in a new window)',
  summary: 'Summary',
  /** Above the balances while the table shows only some of the rows. */
  summaryOfAll: 'Summary of all {count, plural, one {# row} other {# rows}}',
  figures: {
    opening: 'Opening balance',
    totalCredits: 'Total credits',
    totalDebits: 'Total debits',
    closing: 'Closing balance',
  },
  addsUp: 'The opening balance and {count, plural, one {# row} other {# rows}} add up to the closing balance.',
  broken: 'This statement does not add up: row {row, number} of {at} does not follow from the row before it.',
  brokenFigures: 'The balance should be {expected}; the exchange says {found}. Ask your operator about it.',
  incomplete: 'These are the first {count, plural, one {# row} other {# rows}}. Choose fewer days to see all of them.',
  reading: 'Read {read, number} of {total, plural, one {# row} other {# rows}}…',
  none: {
    title: 'No rows in these days',
    description: 'Deposits, withdrawals, results of your bets and casino rounds are listed here.',
  },
  noneFound: { title: 'Nothing found', description: 'No row in these days matches your search.' },
  noDays: { title: 'Which days?', description: 'Choose the first and the last day of the statement.' },
  failed: { title: 'The statement could not be read', description: 'Check your connection and try again.' },
  late: 'The statement could not be refreshed. These are the rows last read.',
  exportName: 'Statement',
  notes: { days: 'Days', type: 'Type', search: 'Search', opening: 'Opening balance', closing: 'Closing balance' },
});

export const chartTexts = defineTexts('statements.chart', {
  title: 'Balance over time',
  day: 'Day',
  balance: 'Balance at the end of the day',
  summary: 'Highest at the end of {highestDay}: {highestBalance}. Lowest at the end of {lowestDay}: {lowestBalance}.',
});

/** docs/requirements.md#29-statement-detail */
export const detailTexts = defineTexts('statements.detail', {
  title: 'Statement',
  winner: 'Winner',
  net: 'Net PL',
  userName: 'Username',
  columns: {
    runner: 'Runner',
    price: 'Price',
    size: 'Size',
    side: 'Side',
    result: 'P/L',
    placedAt: 'Placed At',
    matchedAt: 'Matched At',
    settledAt: 'Settled At',
    orderId: 'Order-Id',
  },
  sides: { back: 'B', lay: 'L' },
  sideNames: { back: 'Back', lay: 'Lay' },
  loading: 'Loading bets',
  table: 'Bets',
  none: { title: 'No bets', description: 'There are no settled bets behind this row.' },
  missing: {
    title: 'Nothing to show',
    description: 'Open this page from a row of your statement or of your profit and loss.',
  },
  unnamed: '–',
});
