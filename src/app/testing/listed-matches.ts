import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { outlineMatch } from '#shared/live/store/image.ts';
import { STORY_TIME } from '#storybook/simulation/freeze-time.ts';

/** Has the matches of every story's own exchange, for stories whose args are matches. */
export const sampleExchange = createExchange({ seed: 7, clock: createClock({ now: STORY_TIME, mode: 'stopped' }) });

/** Returns the first match of a sport that is in play with an open market. Throws when there is none. */
export function findListedMatch(sportId: string): MatchOutline {
  const row = sampleExchange.board
    .listHomeMatches()
    .find((each) => each.sportId === sportId && each.inPlay && each.status === 'open');
  if (row === undefined) throw new Error(`no match of sport ${sportId} is open in play`);
  return outlineMatch(row);
}
