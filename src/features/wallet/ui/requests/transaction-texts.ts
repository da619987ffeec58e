/** Texts of the list of deposits and withdrawals. */
export const transactionTexts = {
  title: 'Transactions',
  caption: 'Your deposits and withdrawals',
  type: 'Type',
  types: { all: 'All', DEPOSIT: 'Deposits', WITHDRAW: 'Withdrawals' },
  days: 'Days of the transactions',
  daysNote: 'Days',
  date: 'Date',
  kind: 'Type',
  amount: 'Amount',
  status: 'Status',
  bankReferenceOrId: 'Reference',
  remark: 'Remark',
  empty: {
    title: 'No transactions here',
    description: 'Deposits and withdrawals of the selected days are listed here.',
  },
} as const;

export const paymentChartTexts = {
  title: 'Deposits and withdrawals by month',
  month: 'Month',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  summary: (deposits: string, withdrawals: string) =>
    `Accepted requests: ${deposits} deposited, drawn upwards, and ${withdrawals} withdrawn, drawn downwards.`,
} as const;
