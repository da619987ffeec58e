import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('fancy', {
  worstCase: 'worst case',
  /** A button. {worst} is an amount with its sign, {line} the name of a session. */
  open: '{worst} worst case, book of {line}',
  title: 'Book of {line}',
  worst: 'Worst case',
  best: 'Best case',
  arrow: '→',
  withThisBet: 'With this bet',
  runs: 'Runs',
  result: 'Result',
  table: 'What {line} brings, by runs',
  chart: 'Steps of profit and loss of {line} over the runs; the table has the same figures',
  reached: 'Now {runs}',
  line: 'Line {runs}',
  loading: 'Loading the book',
  empty: { title: 'No bets on this line', description: 'Its book appears with your first bet, or while you type one.' },
  failed: { title: 'The book could not be read', description: 'Check your connection and try again.' },
  late: 'The book could not be refreshed. You see the last loaded one.',
});
