import { DAY_MS } from '#shared/format/durations.ts';
import type { Fixture } from '../world/calendar.ts';
import { slotLength, type SportId } from '../world/ids.ts';
import type { Rng } from '../world/rng.ts';
import { LONGEST_MATCH_MS, type World } from '../world/world.ts';

const BETS_PER_MATCH = 3;
const MAX_MATCHES = 2_000;

/** Share of the bets by sport. Scripts of cricket and tennis take the longest to write, so their number is limited. */
const shares: readonly (readonly [sportId: SportId, share: number, most: number])[] = [
  ['4', 0.2, 60],
  ['1', 0.35, MAX_MATCHES],
  ['2', 0.15, 100],
  ['7', 0.2, MAX_MATCHES],
  ['4339', 0.1, MAX_MATCHES],
];

/** Selects finished matches, spread evenly over the days, earliest first. */
export function selectPastFixtures(
  world: World,
  { bets, days }: { readonly bets: number; readonly days: number },
  now: number,
  rng: Rng,
): Fixture[] {
  const matches = Math.min(MAX_MATCHES, Math.max(1, Math.ceil(bets / BETS_PER_MATCH)));
  const start = now - days * DAY_MS;
  const span = days * DAY_MS - LONGEST_MATCH_MS;
  const selectedFixtures = shares.flatMap(([sportId, share, maxMatches]) => {
    const count = Math.min(maxMatches, Math.ceil(matches * share));
    return Array.from({ length: count }, (_, index) => {
      const from = start + ((index + rng.draw()) * span) / count;
      // One slot of the calendar: a longer range would create every match in it.
      return world.listFixtures(sportId, from, from + slotLength[sportId]).slice(0, 1);
    }).flat();
  });
  return selectedFixtures.sort(
    (a, b) =>
      a.announcement.startsAt - b.announcement.startsAt || (a.announcement.matchId < b.announcement.matchId ? -1 : 1),
  );
}
