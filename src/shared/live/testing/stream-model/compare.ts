import { readLevels } from '#shared/live/testing/read-levels.ts';
import { toRunnerId } from '../../../domain/market/runner-id.ts';
import type { PriceStore } from '../../live-feed.ts';
import { getBestLevels, type MarketBook } from '../../store/book.ts';
import { HANDICAPS, SELECTIONS } from './feeds.ts';
import type { BestOffers, StreamModel } from './model.ts';

/** The prices of a market, one line per runner, so that a failing test prints the difference. */
export type MarketLines = readonly string[];

interface ComparedMarket {
  readonly status: string | null;
  runnerStatus(runnerId: number): string | null;
  best(runnerId: number, side: 'back' | 'lay'): readonly BestOffers[];
}

const STATUSES: Readonly<Record<string, string>> = {
  WINNER: 'winner',
  LOSER: 'loser',
  REMOVED: 'removed',
  ACTIVE: 'active',
};
const SIDES = ['back', 'lay'] as const;

const formatSide = (best: readonly BestOffers[]): string => best.map((offer) => offer?.join('x') ?? '-').join(' ');

const formatBook = (
  status: string | null,
  lines: readonly (readonly [string, string | null, readonly (readonly BestOffers[])[]])[],
): MarketLines => [
  `market ${status ?? '-'}`,
  ...lines.map(([name, state, sides]) => `${name} ${state ?? 'active'} ${sides.map(formatSide).join(' | ')}`),
];

interface ComparedRunner {
  readonly selection: number;
  readonly handicap: number;
}

const GENERATED: readonly ComparedRunner[] = SELECTIONS.flatMap((selection) =>
  HANDICAPS.map((handicap) => ({ selection, handicap })),
);
const formatRunnerName = ({ selection, handicap }: ComparedRunner): string => `${selection}@${handicap}`;

export const readModel = (model: StreamModel, marketId: string, lines = GENERATED): MarketLines =>
  formatBook(
    model.findDefinition(marketId)?.status.toLowerCase() ?? null,
    lines.map((line) => {
      const { selection, handicap } = line;
      const status = model.findStatus(marketId, selection, handicap);
      return [
        formatRunnerName(line),
        status === undefined ? null : (STATUSES[status] ?? status),
        SIDES.map((side) => model.listBest(marketId, selection, handicap, side)),
      ] as const;
    }),
  );

const toMarketLines = (market: ComparedMarket, lines: readonly ComparedRunner[]): MarketLines =>
  formatBook(
    market.status,
    lines.map((line) => {
      const runnerId = toRunnerId(line.selection, line.handicap * 100) ?? NaN;
      return [
        formatRunnerName(line),
        market.runnerStatus(runnerId),
        SIDES.map((side) => market.best(runnerId, side)),
      ] as const;
    }),
  );

const toBestOffers = (
  offers: readonly ({ readonly price: number; readonly size: number } | null)[],
): readonly BestOffers[] => offers.map((offer) => (offer === null ? null : [offer.price, offer.size]));

export const readBook = (book: MarketBook | undefined, lines = GENERATED): MarketLines =>
  toMarketLines(
    {
      status: book?.status ?? null,
      runnerStatus: (runnerId) => book?.runners.get(runnerId)?.status ?? null,
      best(runnerId, side) {
        const runner = book?.runners.get(runnerId);
        return runner === undefined ? [null, null, null] : toBestOffers(getBestLevels(runner[side], side));
      },
    },
    lines,
  );

export const readStore = (prices: PriceStore, marketId: string, lines = GENERATED): MarketLines =>
  toMarketLines(
    {
      status: prices.getMarket(marketId)?.status ?? null,
      runnerStatus: (runnerId) => prices.getRunner(marketId, runnerId)?.status ?? null,
      best: (runnerId, side) => toBestOffers(readLevels(prices, marketId, runnerId, side)),
    },
    lines,
  );
