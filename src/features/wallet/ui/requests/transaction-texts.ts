import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the list of deposits and withdrawals. */
export const transactionTexts = defineTexts('wallet.requests.transaction', {
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
});

export const paymentChartTexts = defineTexts('wallet.requests.transaction.payment-chart', {
  title: 'Deposits and withdrawals by month',
  month: 'Month',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  summary: 'Accepted requests: {deposits} deposited, drawn upwards, and {withdrawals} withdrawn, drawn downwards.',
});
