import { findUsualSportName, unfiltered } from '#features/dashboard/index.ts';
import type { TrailStep } from '#features/market/index.ts';
import { getBoardHref } from '../layout/board-href.ts';

export const createSportStep = (sportId: string, name: string): TrailStep => ({
  name,
  href: getBoardHref({ ...unfiltered, sportId }),
});

/** Returns the sport of a match as the first step of its trail. Null while its name is not known. */
export function findSportStep(sportId: string): TrailStep | null {
  const name = findUsualSportName(sportId);
  return name === null ? null : createSportStep(sportId, name);
}
