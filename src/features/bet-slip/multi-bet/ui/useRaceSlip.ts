import { useCallback, useMemo } from 'react';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { Source } from '#shared/live/store/observable.ts';
import type { BettingAccount } from '../../model/checks/figures.ts';
import type { OddsSelection } from '../../model/ticket/selection.ts';
import { supportsMultiBet } from '../model/draft.ts';
import { useBetSlip, useSelectedPrices } from '../../ui/hooks/useBetSlip.ts';
import { useMultiBetState, useMultiBetController } from '../api/useMultiBetController.ts';
import { calculateMultiBetFigures } from '../model/figures.ts';

export interface PageRaceSlip {
  /** The prices in the slip, whichever slip is up; the same source while the kind of slip stays. */
  readonly selectedPrices: Source<readonly OddsSelection[]>;
  /** Keeps its identity while the kind of slip stays. */
  readonly onSelect: (selection: OddsSelection) => void;
  /** The market that is typed on; null while there is none. */
  readonly marketId: string | null;
  /** What each runner of the race would bring with what is being typed; null where there is nothing to tell. */
  whatIf(account: BettingAccount, marketId: string, runnerIds: readonly number[]): readonly RunnerPosition[] | null;
}

/** What the page of a race needs of its slip. Only horse races take several runners at once. */
export function useRaceSlip(sportId: string): PageRaceSlip {
  const single = useBetSlip();
  const singlePrices = useSelectedPrices();
  const controller = useMultiBetController();
  const multiBetPrices = useMemo(
    () => ({
      subscribe: controller.store.subscribe,
      read: () => controller.store.getState().draft.legs.map(({ selection }) => selection),
    }),
    [controller],
  );
  const isMultiBet = useMultiBetState((state) => state.mode === 'several') && sportId === '7';
  const draft = useMultiBetState((state) => state.draft);
  const selectSingle = single.onSelect;
  const onSelect = useCallback(
    (selection: OddsSelection) => {
      if (isMultiBet && supportsMultiBet(selection)) return controller.select(selection);
      // Places are bet one by one: their prices open the single slip, and the runners picked before wait in the other.
      if (isMultiBet) controller.setMode('single');
      selectSingle(selection);
    },
    [isMultiBet, controller, selectSingle],
  );
  if (!isMultiBet)
    return {
      selectedPrices: singlePrices,
      onSelect,
      marketId: single.marketId,
      whatIf: (...args) => single.whatIf(...args),
    };
  return {
    selectedPrices: multiBetPrices,
    onSelect,
    marketId: draft.legs[0]?.selection.marketId ?? null,
    whatIf: (account, marketId, runnerIds) =>
      draft.legs[0]?.selection.marketId === marketId
        ? calculateMultiBetFigures(draft, account, runnerIds).positions
        : null,
  };
}
