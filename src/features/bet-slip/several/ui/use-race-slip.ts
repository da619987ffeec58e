import { useCallback, useMemo } from 'react';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import type { Source } from '#shared/live/source.ts';
import type { Account } from '../../model/figures.ts';
import type { OddsPick } from '../../model/pick.ts';
import { takesSeveral } from '../model/draft.ts';
import { useBetSlip, usePickedPrices } from '../../ui/use-bet-slip.ts';
import { useSeveral, useSeveralDesk } from '../api/desk.ts';
import { severalFigures } from '../model/figures.ts';

export interface RaceSlipOnPage {
  /** The prices in the slip, whichever slip is up; the same source while the kind of slip stays. */
  readonly picked: Source<readonly OddsPick[]>;
  /** Keeps its identity while the kind of slip stays. */
  readonly onPick: (pick: OddsPick) => void;
  /** The market that is typed on; null while there is none. */
  readonly marketId: string | null;
  /** What each runner of the race would bring with what is being typed; null where there is nothing to tell. */
  whatIf(account: Account, marketId: string, runnerIds: readonly number[]): readonly RunnerPosition[] | null;
}

/** What the page of a race needs of its slip. Only horse races take several runners at once. */
export function useRaceSlip(sportId: string): RaceSlipOnPage {
  const single = useBetSlip();
  const inSingle = usePickedPrices();
  const desk = useSeveralDesk();
  const inSeveral = useMemo(() => ({ subscribe: desk.store.subscribe, read: () => desk.store.getState().draft.legs.map(({ pick }) => pick) }), [desk]);
  const several = useSeveral((state) => state.mode === 'several') && sportId === '7';
  const draft = useSeveral((state) => state.draft);
  const pickSingle = single.onPick;
  const onPick = useCallback(
    (pick: OddsPick) => {
      if (several && takesSeveral(pick)) return desk.pick(pick);
      // Places are bet one by one: their prices open the single slip, and the runners picked before wait in the other.
      if (several) desk.setMode('single');
      pickSingle(pick);
    },
    [several, desk, pickSingle],
  );
  if (!several) return { picked: inSingle, onPick, marketId: single.marketId, whatIf: (...asked) => single.whatIf(...asked) };
  return {
    picked: inSeveral,
    onPick,
    marketId: draft.legs[0]?.pick.marketId ?? null,
    whatIf: (account, marketId, runnerIds) => (draft.legs[0]?.pick.marketId === marketId ? severalFigures(draft, account, runnerIds).positions : null),
  };
}
