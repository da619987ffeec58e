import { unfiltered, useMatchOnOffer } from '#features/dashboard/index.ts';
import type { TrailStep } from '#features/market/index.ts';
import { useIsWide } from '#ui-kit';
import { getBoardHref } from '../layout/board-href.ts';
import { createSportStep, findSportStep } from './sport-step.ts';

/** Returns the trail of a match: its sport at once, its competition when the list of matches has it. */
export function useMatchTrail(sportId: string, matchId: string): readonly TrailStep[] {
  const isWide = useIsWide();
  const match = useMatchOnOffer(matchId, isWide);
  const sport = match === undefined ? findSportStep(sportId) : createSportStep(sportId, match.sportName);
  if (sport === null) return [];
  if (match === undefined || match.seriesName === '') return [sport];
  const { seriesId, seriesName } = match;
  return [sport, { name: seriesName, href: getBoardHref({ ...unfiltered, sportId, seriesId }) }];
}
