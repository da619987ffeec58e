import { toCredits } from '#shared/domain/casino.ts';
import { money, negate, units, type Money } from '#shared/domain/money.ts';
import type { State } from '../state/state.ts';
import { createRng, hashText } from '../world/rng.ts';
import { catalogueOf } from './catalogue.ts';
import type { RoundRecord } from './records.ts';
import { endOf, opened } from './rounds.ts';
import { selectionsOf } from './tables/tables.ts';

export interface PastRounds {
  readonly rounds: number;
  readonly days: number;
}

const HOUR = 3_600_000;
/** At a table people stake a little, again and again. */
const stakes = [10, 10, 10, 20, 20, 50].map(units);
const LARGEST = units(50);
const ROUNDS_AN_EVENING = 12;
const BETWEEN_ROUNDS_MS = 40_000;
/** Every evening is over by then. */
const LAST_EVENING_MS = 2 * HOUR;

export interface PastEvening {
  readonly at: number;
  /** What it loses in the worst case, in credits, 0 or below. */
  readonly worst: Money;
  /** Stakes and settles its rounds by the ledger's own rules. */
  play(state: State): readonly RoundRecord[];
}

/** A few tables, an evening each, from the first day on. The same seed, user and plan give the same rounds. */
export function pastEvenings(seed: number, userId: string, { rounds, days }: PastRounds, now: number): PastEvening[] {
  const rng = createRng(seed, hashText(userId), hashText('past rounds'));
  const start = now - days * 24 * HOUR;
  const evenings = Math.ceil(rounds / ROUNDS_AN_EVENING);
  return Array.from({ length: evenings }, (_, evening): PastEvening => {
    const game = rng.pick(catalogueOf(seed));
    const at = Math.floor(start + ((evening + rng.next()) * (now - LAST_EVENING_MS - start)) / evenings);
    const first = evening * ROUNDS_AN_EVENING;
    const count = Math.min(ROUNDS_AN_EVENING, rounds - first);
    return {
      at,
      worst: negate(toCredits(money(count * LARGEST))),
      play(state) {
        const choice = createRng(seed, hashText(userId), hashText('past rounds'), evening);
        let time = at;
        return Array.from({ length: count }, (_each, index) => {
          const selection = choice.pick(selectionsOf(game.table));
          const reference = `past-${first + index}`;
          const staking = {
            userId,
            gameId: game.gameId,
            selectionId: selection.id,
            stake: choice.pick(stakes),
            reference,
          };
          const staked = opened(state, game, selection, staking, time);
          time = staked.endsAt + choice.whole(1, BETWEEN_ROUNDS_MS);
          return endOf(state, staked, game, staked.endsAt);
        });
      },
    };
  });
}
