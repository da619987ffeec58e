import { calculateLiability, calculateProfit } from '#shared/domain/bet/profit.ts';
import {
  calculateSingleWinnerPositions,
  findLowestSingleWinnerResult,
} from '#shared/domain/bet/single-winner-positions.ts';
import { listBreaches } from '#shared/domain/market/limits.ts';
import { negate } from '#shared/domain/money/money.ts';
import { movePrice } from '#shared/domain/odds/ladder.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { describeBreach } from '#shared/format/limit-breach.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '#ui-kit';
import { betSeries, describeBet, kinds, limitExamples, limits, runners, sampleBets } from '../data/money-examples.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

/** The profit and loss of example bets per market kind, from the functions that the slip uses. */
export function ProfitTable() {
  const rows = sampleBets.map((bet) => [
    kinds[bet.kind],
    describeBet(bet),
    <Amount key="win" value={calculateProfit(bet)} sign="always" />,
    <Amount key="lose" value={negate(calculateLiability(bet))} />,
  ]);
  return (
    <GuideTable
      name="Seven bets"
      heads={['Market', 'Bet', { figures: 'Can win' }, { figures: 'Can lose' }]}
      rows={rows}
    />
  );
}

/** The position after each bet of a short series. */
export function PositionTable() {
  const ids = runners.map(({ runnerId }) => runnerId);
  const rows = betSeries.map((bet, last) => {
    const positions = calculateSingleWinnerPositions('odds', betSeries.slice(0, last + 1), ids);
    const figures = [...positions.map(({ result }) => result), findLowestSingleWinnerResult(positions)];
    return [
      `${describeBet({ kind: 'odds', ...bet })} ${runners[bet.runnerId - 1]?.name ?? ''}`,
      ...figures.map((value, index) => <Amount key={index} value={value} sign="always" />),
    ];
  });
  return (
    <GuideTable
      name="One bet after the other"
      heads={['Bet', ...runners.map(({ name }) => ({ figures: `If ${name} wins` })), { figures: 'Worst case' }]}
      rows={rows}
    />
  );
}

/** Shows the first limit that a bet breaks, with its message. */
export function LimitTable() {
  return (
    <GuideTable
      name="The first limit a bet breaks"
      heads={['Bet', 'Response']}
      rows={limitExamples.map((bet) => [
        describeBet(bet),
        listBreaches(bet, limits).map(describeBreach)[0] ?? 'none broken',
      ])}
    />
  );
}

/** One step up and one down at each change of increment. */
export function LadderTable() {
  const ladders = ['step', 'betfair', 'betdaq'] as const;
  const prices = [101, 200, 300, 1000, 100_000].map(odds);
  const rows = ladders.flatMap((ladder) =>
    prices.map((price) => [ladder, ...[-1, 0, 1].map((steps) => formatPrice(movePrice(ladder, price, steps)))]),
  );
  return (
    <GuideTable
      name="One step down and up"
      heads={['Ladder', { figures: 'Step down' }, { figures: 'From' }, { figures: 'Step up' }]}
      rows={rows}
    />
  );
}
