import { getNumberFormat } from '#shared/format/display.ts';

const formatCount = (count: number): string => getNumberFormat('plain', 0).format(count);
const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Names of row kinds. An unknown kind shows the server's name. */
const kinds: Readonly<Record<string, string>> = {
  opening: 'Opening',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  betting: 'Sports',
  commission: 'Commission',
  casino: 'Casino',
};

export const texts = {
  title: 'Statement',
  days: 'Days of the statement',
  kind: (kind: string) => kinds[kind] ?? kind,
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
  aboutCommission: (about: string) => `Commission: ${about}`,
  search: 'Search the statement',
  openDetail: (description: string) => `${description} (opens in a new window)`,
  summary: 'Summary',
  /** Above the balances while the table shows only some of the rows. */
  summaryOfAll: (count: number) => `Summary of all ${rows(count)}`,
  figures: { opening: 'Opening balance', paidIn: 'Paid in', paidOut: 'Paid out', closing: 'Closing balance' },
  addsUp: (count: number) => `The opening balance and ${rows(count)} add up to the closing balance.`,
  broken: (row: number, at: string) =>
    `This statement does not add up: row ${formatCount(row)} of ${at} does not follow from the row before it.`,
  brokenFigures: (expected: string, found: string) =>
    `The balance should be ${expected}; the exchange says ${found}. Ask your operator about it.`,
  incomplete: (count: number) => `These are the first ${rows(count)}. Choose fewer days to see all of them.`,
  reading: (read: number, total: number) => `Read ${formatCount(read)} of ${rows(total)}…`,
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
} as const;

interface BalanceOfDay {
  readonly day: string;
  readonly balance: string;
}

export const chartTexts = {
  title: 'Balance over time',
  day: 'Day',
  balance: 'Balance at the end of the day',
  summary: (highest: BalanceOfDay, lowest: BalanceOfDay) =>
    `Highest at the end of ${highest.day}: ${highest.balance}. Lowest at the end of ${lowest.day}: ${lowest.balance}.`,
} as const;

/** docs/requirements.md#29-statement-detail */
export const detailTexts = {
  title: 'Statement',
  header: (matchName: string, eventName: string) => [matchName, eventName].filter((name) => name !== '').join(' - '),
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
} as const;
