import type { ExposureRow } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { listActiveBets, listHeldLegs } from '../../betting/exposure.ts';
import type { ExchangeState } from '../../state/state.ts';

/** Lists one row per market or line that can lose. */
export function listExposureRows(
  state: ExchangeState,
  userId: string,
  reserves: ReadonlyMap<string, Money>,
): ExposureRow[] {
  const legs = [...listActiveBets(state, userId), ...listHeldLegs(state, userId)];
  return [...reserves].flatMap(([eventId, exposure]): ExposureRow[] => {
    const leg = legs.find((each) => each.eventId === eventId);
    if (leg === undefined || exposure === 0) return [];
    const { sportId, sportName, matchId, matchName, eventName, kind } = leg;
    return [
      { sportId, sportName, matchId, matchName, eventName, type: kind === 'fancy' ? 'Fancy' : 'Market', exposure },
    ];
  });
}
