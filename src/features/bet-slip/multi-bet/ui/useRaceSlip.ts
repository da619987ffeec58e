import { useCallback, useMemo } from 'react';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Source } from '#shared/live/store/observable.ts';
import type { BettingAccount } from '../../model/checks/bet-figures.ts';
import { useBetSlip, useSelectedPrices } from '../../ui/hooks/useBetSlip.ts';
import { useMultiBetController, useMultiBetState } from '../api/useMultiBetController.ts';
import { supportsMultiBet } from '../model/multi-bet-draft.ts';
import { calculateMultiBetFigures } from '../model/multi-bet-figures.ts';

export interface PageRaceSlip {
  /** Prices in the active slip, single or multi-bet. Stable while the kind of slip is the same. */
  readonly selectedPrices: Source<readonly OddsSelection[]>;
  /** Stable while the kind of slip is the same. */
  readonly onSelect: (selection: OddsSelection) => void;
  /** Market of the draft; null without one. */
  readonly marketId: string | null;
  /** Result of each runner with the current draft; null when there is nothing to show. */
  calculateWhatIf(
    account: BettingAccount,
    marketId: string,
    runnerIds: readonly number[],
  ): readonly RunnerPosition[] | null;
}

/** Returns the slip's data and handlers for the page of a race. Only horse races allow several runners in one slip. */
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
      // Places are single bets: their prices open the single slip, and the multi-bet slip keeps its runners.
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
      calculateWhatIf: (...args) => single.calculateWhatIf(...args),
    };
  return {
    selectedPrices: multiBetPrices,
    onSelect,
    marketId: draft.legs[0]?.selection.marketId ?? null,
    calculateWhatIf: (account, marketId, runnerIds) =>
      draft.legs[0]?.selection.marketId === marketId
        ? calculateMultiBetFigures(draft, account, runnerIds).positions
        : null,
  };
}
