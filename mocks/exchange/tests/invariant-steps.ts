import fc from 'fast-check';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/format/durations.ts';
import { createClock } from '../clock.ts';
import { createCore } from '../core.ts';
import { createBettingService } from '../services/betting/betting-service.ts';
import { createBoardService } from '../services/board-service.ts';
import { createLedgerService } from '../services/ledger-service.ts';
import { createOperatorService } from '../services/operator-service.ts';
import type { Journal } from '../state/journal.ts';
import { EVENING, SEED, world } from './test-exchange.ts';

type InvariantStep =
  | {
      readonly kind: 'bet';
      readonly user: 0 | 1;
      readonly row: number;
      readonly market: number;
      readonly runner: number;
      readonly side: 'back' | 'lay';
      readonly better: boolean;
      readonly stake: number;
    }
  | {
      readonly kind: 'fancy';
      readonly user: 0 | 1;
      readonly row: number;
      readonly line: number;
      readonly side: 'yes' | 'no';
      readonly stake: number;
    }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'cash'; readonly user: 0 | 1; readonly out: boolean; readonly rupees: number }
  | {
      readonly kind: 'operator';
      readonly action: 'delete' | 'abandon' | 'remove' | 'suspend';
      readonly choice: number;
    };

const user = fc.constantFrom(0 as const, 1 as const);
/** One random command of a user or the operator, or a wait. */
export const invariantStep: fc.Arbitrary<InvariantStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      user,
      row: fc.nat(40),
      market: fc.nat(4),
      runner: fc.nat(3),
      side: fc.constantFrom('back' as const, 'lay' as const),
      better: fc.boolean(),
      stake: fc.integer({ min: 50, max: 20_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fancy' as const),
      user,
      row: fc.nat(8),
      line: fc.nat(15),
      side: fc.constantFrom('yes' as const, 'no' as const),
      stake: fc.integer({ min: 50, max: 20_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: 20 * SECOND_MS }), fc.integer({ min: MINUTE_MS, max: 2 * HOUR_MS })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cash' as const),
      user,
      out: fc.boolean(),
      rupees: fc.integer({ min: 1, max: 60_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('operator' as const),
      action: fc.constantFrom('delete' as const, 'abandon' as const, 'remove' as const, 'suspend' as const),
      choice: fc.nat(10),
    }),
  },
);

export function openInvariantExchange(journal: Journal | null = null) {
  const clock = createClock({ now: EVENING });
  const core = createCore({
    seed: SEED,
    clock,
    world,
    store: null,
    journal,
    commissionPercent: 2,
    wallClock: () => EVENING,
  });
  const users = Object.values(core.read().users).map((each) => each.userId);
  return {
    core,
    clock,
    users,
    betting: createBettingService(core),
    board: createBoardService(core),
    ledger: createLedgerService(core),
    operator: createOperatorService(core),
  };
}

export type InvariantExchange = ReturnType<typeof openInvariantExchange>;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Applies one step. A step that finds no market, line or bet does nothing. */
export function applyStep(
  { core, clock, users, betting, board, ledger, operator }: InvariantExchange,
  step: InvariantStep,
): void {
  const userId = 'user' in step ? (users[step.user] ?? '') : '';
  if (step.kind === 'wait') return clock.advance(step.ms);
  if (step.kind === 'cash')
    return void ledger.post(userId, {
      kind: step.out ? 'withdrawal' : 'deposit',
      amount: units(step.rupees),
      description: 'Cash',
    });
  if (step.kind === 'operator') {
    const bet = at(
      core.read().bets.filter((each) => each.state === 'active'),
      step.choice,
    );
    if (bet === undefined) return;
    if (step.action === 'delete') return void operator.deleteBet(bet.betId, 'Test');
    if (step.action === 'abandon') return void operator.abandon(bet.eventId);
    if (step.action === 'remove' && bet.runnerId !== null) return void operator.removeRunner(bet.eventId, bet.runnerId);
    return void operator.setMarket(bet.eventId, { suspended: step.choice % 2 === 0 });
  }
  const sportId = step.kind === 'fancy' ? '4' : at(['4', '1', '2', '7'] as const, step.row);
  if (sportId === undefined) return;
  // Races end within minutes, so bets go on future races.
  const row = at(
    world.listFixtures(sportId, clock.now() - (sportId === '7' ? 0 : 2 * HOUR_MS), clock.now() + HOUR_MS),
    step.row,
  )?.announcement;
  if (row === undefined) return;
  if (step.kind === 'fancy') {
    const line = at(board.listFancies(row.matchId), step.line);
    const quote = step.side === 'yes' ? line?.yes : line?.no;
    if (line !== undefined && quote)
      void betting.placeFancy(userId, { fancyId: line.fancyId, side: step.side, ...quote, stake: units(step.stake) });
    return;
  }
  const market = at(board.listMatchMarkets(row.matchId), step.market);
  const runner = at(market?.runners ?? [], step.runner);
  const offer = runner?.[step.side][0];
  if (market === undefined || runner === undefined || !offer) return;
  const price = step.better && market.kind === 'odds' ? odds(step.side === 'back' ? 101 : offer.price) : offer.price;
  void betting.place(userId, {
    marketId: market.marketId,
    runnerId: runner.runnerId,
    side: step.side,
    price,
    stake: units(step.stake),
  });
}
