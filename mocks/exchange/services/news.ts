import type { Exchange } from '../exchange.ts';

export interface Headline {
  readonly heading: string;
  readonly description: string;
}

const permanentHeadlines: readonly Headline[] = [
  {
    heading: 'Bet delay in play',
    description:
      'Bets on match odds in play are held for a few seconds and matched at the price that stands then, never at a worse one than you asked for.',
  },
  {
    heading: 'Rain and shortened matches',
    description: 'Session lines on overs that are not bowled are void. Match odds stand once the result is official.',
  },
  {
    heading: 'Stakes are whole numbers',
    description:
      'A cash-out may therefore leave a small difference between the runners. The slip shows it before you place it.',
  },
];

/** Lists the operator's news: the next event in every sport, then the standing notices. */
export function createHeadlines(exchange: Exchange): readonly Headline[] {
  const next = exchange.board
    .listHomeMatches()
    .filter((row) => !row.inPlay)
    .filter((row, position, rows) => rows.findIndex(({ sportId }) => sportId === row.sportId) === position)
    .map((row) => ({
      heading: `${row.sportName}: ${row.matchName}`,
      description: `${row.seriesName}. Prices are open now; betting in play starts with the match.`,
    }));
  return [...next, ...permanentHeadlines];
}
