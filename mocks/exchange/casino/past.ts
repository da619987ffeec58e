import { negate, units } from '#shared/domain/money.ts';
import { postCash } from '../state/ledger.ts';
import type { State } from '../state/state.ts';
import { createRng, hashText } from '../world/rng.ts';
import { catalogueOf } from './catalogue.ts';
import { creditsOf, endOf, opened, recordsOf } from './rounds.ts';
import type { RoundRecord } from './records.ts';
import { selectionsOf } from './tables/tables.ts';

export interface PastRounds {
  readonly rounds: number;
  readonly days: number;
}

const HOUR = 3_600_000;
/** At a table people stake a little, again and again. */
const stakes = [10, 10, 10, 20, 20, 50].map(units);
const BETWEEN_ROUNDS_MS = 40_000;

/**
 * Gives an account a past of settled rounds, staked and paid by the ledger's own rules, a few tables an evening. What they won or
 * lost is paid out or in again at the end, so that the cash ends as it was. The same seed, user and plan give the same past. Does
 * nothing to an account that has played.
 */
export function seedRounds(state: State, userId: string, { rounds, days }: PastRounds, now: number): void {
  if (recordsOf(state).rounds.some((round) => round.userId === userId)) return;
  const rng = createRng(state.seed, hashText(userId), hashText('past rounds'));
  const start = now - days * 24 * HOUR;
  const opening = state.entries.find((entry) => entry.userId === userId && entry.kind === 'opening');
  const before = state.entries;
  state.entries = [];
  const played: RoundRecord[] = [];
  const evenings = Math.max(1, Math.ceil(rounds / 12));
  for (let evening = 0; evening < evenings; evening++) {
    const game = rng.pick(catalogueOf(state.seed));
    let at = Math.floor(start + ((evening + rng.next()) * (now - HOUR - start)) / evenings);
    for (let round = 0; round < 12 && played.length < rounds && at < now - HOUR; round++) {
      const selection = rng.pick(selectionsOf(game.table));
      const staked = opened(state, game, selection, { userId, gameId: game.gameId, selectionId: selection.id, stake: rng.pick(stakes), reference: `past-${played.length}` }, at);
      played.push(endOf(state, staked, game, staked.endsAt));
      at = staked.endsAt + rng.whole(1, BETWEEN_ROUNDS_MS);
    }
  }
  const net = creditsOf(played);
  if (net !== 0) postCash(state, { userId, at: now - HOUR / 2, kind: net > 0 ? 'withdrawal' : 'deposit', amount: negate(net), description: net > 0 ? 'Withdrawal' : 'Deposit' });
  const earliest = Math.min(...state.entries.map((entry) => entry.at));
  const rest = before.map((entry) => (entry === opening && entry.at > earliest ? { ...entry, at: Math.min(start, earliest) } : entry));
  state.entries = [...rest, ...state.entries].sort((a, b) => a.at - b.at);
  state.casino = { ...recordsOf(state), rounds: [...played, ...recordsOf(state).rounds] };
}
