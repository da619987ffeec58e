import type { Money } from '#shared/domain/money/money.ts';
import { formatAmount } from '#shared/format/amount.ts';

const formatSigned = (amount: Money): string => formatAmount(amount, { sign: 'always' });

export const texts = {
  worstCase: 'worst case',
  open: (line: string, worst: Money) => `${formatSigned(worst)} worst case, book of ${line}`,
  title: (line: string) => `Book of ${line}`,
  worst: 'Worst case',
  best: 'Best case',
  arrow: '→',
  withThisBet: 'With this bet',
  runs: 'Runs',
  result: 'Result',
  table: (line: string) => `What ${line} brings, by runs`,
  chart: (line: string) => `Steps of profit and loss of ${line} over the runs; the table has the same figures`,
  reached: (runs: number) => `Now ${runs}`,
  line: (runs: number) => `Line ${runs}`,
  loading: 'Loading the book',
  empty: { title: 'No bets on this line', description: 'Its book appears with your first bet, or while you type one.' },
  failed: { title: 'The book could not be read', description: 'Check your connection and try again.' },
  late: 'The book could not be refreshed. You see the last loaded one.',
} as const;
