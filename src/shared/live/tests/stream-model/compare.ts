import { runnerIdOf } from '../../../domain/runner-id.ts';
import { bestLevels, type Book } from '../../book.ts';
import type { PriceStore } from '../../live.ts';
import { HANDICAPS, SELECTIONS } from './feeds.ts';
import type { Best, StreamModel } from './model.ts';

/** All that is shown of a market, a line of text for each runner: a test that fails prints what differs. */
export type Shown = readonly string[];

interface Seen {
  readonly status: string | null;
  runnerStatus(runnerId: number): string | null;
  best(runnerId: number, side: 'back' | 'lay'): readonly Best[];
}

const STATUSES: Readonly<Record<string, string>> = {
  WINNER: 'winner',
  LOSER: 'loser',
  REMOVED: 'removed',
  ACTIVE: 'active',
};
const SIDES = ['back', 'lay'] as const;

const sideText = (best: readonly Best[]): string => best.map((offer) => offer?.join('x') ?? '-').join(' ');

const text = (
  status: string | null,
  lines: readonly (readonly [string, string | null, readonly (readonly Best[])[]])[],
): Shown => [
  `market ${status ?? '-'}`,
  ...lines.map(([name, state, sides]) => `${name} ${state ?? 'active'} ${sides.map(sideText).join(' | ')}`),
];

interface Line {
  readonly selection: number;
  readonly handicap: number;
}

const GENERATED: readonly Line[] = SELECTIONS.flatMap((selection) =>
  HANDICAPS.map((handicap) => ({ selection, handicap })),
);
const nameOf = ({ selection, handicap }: Line): string => `${selection}@${handicap}`;

export const shownByModel = (model: StreamModel, marketId: string, lines = GENERATED): Shown =>
  text(
    model.definition(marketId)?.status.toLowerCase() ?? null,
    lines.map((line) => {
      const { selection, handicap } = line;
      const status = model.status(marketId, selection, handicap);
      return [
        nameOf(line),
        status === undefined ? null : (STATUSES[status] ?? status),
        SIDES.map((side) => model.best(marketId, selection, handicap, side)),
      ] as const;
    }),
  );

const shown = (seen: Seen, lines: readonly Line[]): Shown =>
  text(
    seen.status,
    lines.map((line) => {
      const runnerId = runnerIdOf(line.selection, line.handicap * 100) ?? NaN;
      return [nameOf(line), seen.runnerStatus(runnerId), SIDES.map((side) => seen.best(runnerId, side))] as const;
    }),
  );

const bestOf = (offers: readonly ({ readonly price: number; readonly size: number } | null)[]): readonly Best[] =>
  offers.map((offer) => (offer === null ? null : [offer.price, offer.size]));

export const shownInBook = (book: Book | undefined, lines = GENERATED): Shown =>
  shown(
    {
      status: book?.status ?? null,
      runnerStatus: (runnerId) => book?.runners.get(runnerId)?.status ?? null,
      best(runnerId, side) {
        const runner = book?.runners.get(runnerId);
        return runner === undefined ? [null, null, null] : bestOf(bestLevels(runner[side], side));
      },
    },
    lines,
  );

export const shownByStore = (prices: PriceStore, marketId: string, lines = GENERATED): Shown =>
  shown(
    {
      status: prices.market(marketId)?.status ?? null,
      runnerStatus: (runnerId) => prices.runner(marketId, runnerId)?.status ?? null,
      best: (runnerId, side) => bestOf(prices.levels(marketId, runnerId, side)),
    },
    lines,
  );
