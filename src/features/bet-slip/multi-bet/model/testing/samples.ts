import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createOddsSelectionSample } from '../../../model/testing/samples.ts';

/** Creates a selection of a runner in one race; a back bet unless changed. `price` in hundredths. */
export const createRaceSelectionSample = (
  runnerId: number,
  price: number,
  change: Partial<OddsSelection> = {},
): OddsSelection =>
  createOddsSelectionSample({
    sportId: '7',
    matchId: '71',
    matchName: 'Ascot (GB) 14:05',
    marketId: '1.71',
    marketName: 'Win',
    runnerId,
    runnerName: `${runnerId}. Runner`,
    price: odds(price),
    ...change,
  });
