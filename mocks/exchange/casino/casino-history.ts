import { toCredits } from '#shared/domain/money/casino-credits.ts';
import { type Money, money, negate, units } from '#shared/domain/money/money.ts';
import { HOUR_MS } from '#shared/format/durations.ts';
import type { CasinoHistoryPlan } from '../interface/operator.ts';
import type { ExchangeState } from '../state/state.ts';
import { createRng, hashText } from '../world/rng.ts';
import { getCatalogue } from './catalogue.ts';
import type { RoundRecord } from './records.ts';
import { completeRound, openRound } from './rounds.ts';
import { listSelections } from './tables/tables.ts';

/** Small stakes are common. */
const stakes = [10, 10, 10, 20, 20, 50].map(units);
const MAX_STAKE = units(50);
const ROUNDS_PER_VISIT = 12;
const MAX_PAUSE_MS = 40_000;
/** Time before now at which every visit has ended. */
const LAST_VISIT_MS = 2 * HOUR_MS;

export interface CasinoVisit {
  readonly at: number;
  /** Loss in the worst case, in credits, 0 or below. */
  readonly worstResult: Money;
  /** Places and settles the rounds by the rules of the ledger. */
  play(state: ExchangeState): readonly RoundRecord[];
}

/** Plans one visit per evening, spread over the days. The same seed, user and plan give the same rounds. */
export function planCasinoHistory(
  seed: number,
  userId: string,
  { rounds, days }: CasinoHistoryPlan,
  now: number,
): CasinoVisit[] {
  const rng = createRng(seed, hashText(userId), hashText('past rounds'));
  const start = now - days * 24 * HOUR_MS;
  const visitCount = Math.ceil(rounds / ROUNDS_PER_VISIT);
  return Array.from({ length: visitCount }, (_, visitIndex): CasinoVisit => {
    const game = rng.choose(getCatalogue(seed));
    const at = Math.floor(start + ((visitIndex + rng.draw()) * (now - LAST_VISIT_MS - start)) / visitCount);
    const first = visitIndex * ROUNDS_PER_VISIT;
    const count = Math.min(ROUNDS_PER_VISIT, rounds - first);
    return {
      at,
      worstResult: negate(toCredits(money(count * MAX_STAKE))),
      play(state) {
        const choice = createRng(seed, hashText(userId), hashText('past rounds'), visitIndex);
        let time = at;
        return Array.from({ length: count }, (_each, index) => {
          const selection = choice.choose(listSelections(game.table));
          const reference = `past-${first + index}`;
          const stakeRequest = {
            userId,
            gameId: game.gameId,
            selectionId: selection.id,
            stake: choice.choose(stakes),
            reference,
          };
          const openedRound = openRound(state, game, selection, stakeRequest, time);
          time = openedRound.endsAt + choice.integer(1, MAX_PAUSE_MS);
          return completeRound(state, openedRound, game, openedRound.endsAt);
        });
      },
    };
  });
}
