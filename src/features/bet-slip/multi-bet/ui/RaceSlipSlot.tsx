import { useState } from 'react';
import { useIsPhone } from '#ui-kit';
import { useMatchRules } from '../../api/match-rules.ts';
import { useOneClick } from '../../api/one-click.ts';
import { useQuickStakes } from '../../api/quick-stakes.ts';
import { useBetSlipControllerOfMatch, useBetSlipState } from '../../api/useBetSlipController.ts';
import { BetSlipPanel, BetSlipSheet } from '../../ui/BetSlipContainers.tsx';
import type { BetSlipSlotProps } from '../../ui/BetSlipSlot.tsx';
import { useSheetEntry } from '../../ui/hooks/useSheetEntry.ts';
import { useSlipDraft } from '../../ui/hooks/useSlipDraft.ts';
import { OwnLimitsLink } from '../../ui/own-limits-link.ts';
import { PendingBets } from '../../ui/PendingBets.tsx';
import { BettingPreferencesBar } from '../../ui/preferences/BettingPreferencesBar.tsx';
import { EditStakesModal } from '../../ui/quick-stakes/EditStakesModal.tsx';
import { useMultiBetController, useMultiBetControllerOfMatch, useMultiBetState } from '../api/useMultiBetController.ts';
import {
  ModeTabs,
  MultiBetPanel,
  MultiBetSheet,
  MultiBetStatusBanner,
  SelectedRunnersBar,
} from './MultiBetContainers.tsx';
import { useMultiBetDraft } from './useMultiBetDraft.ts';

/** The slip of a horse race, sport 7, for one runner or several: docs/requirements.md#7-calls. */
export function RaceSlipSlot({ sportId, matchId, account, ownLimitsLink = null, entry = null }: BetSlipSlotProps) {
  const controller = useBetSlipControllerOfMatch(matchId);
  const multiBetController = useMultiBetController();
  useMultiBetControllerOfMatch(matchId);
  const isPhone = useIsPhone();
  const mode = useMultiBetState((state) => state.mode);
  const status = useMultiBetState((state) => state.status);
  const hasSelections = useMultiBetState(({ draft, open }) => draft.legs.length > 0 && !open);
  const rules = useMatchRules(sportId, matchId);
  useOneClick(matchId, account, rules);
  const [isEditingStakes, setIsEditingStakes] = useState(false);
  const isSingleOpen = useBetSlipState(({ current }) => current.phase !== 'empty');
  const isMultiBetOpen = useMultiBetState((state) => state.open);
  useSlipDraft(controller, [matchId], entry, isPhone);
  useMultiBetDraft(multiBetController, matchId, entry, isPhone);
  useSheetEntry(isPhone ? entry : null, {
    open: mode === 'single' ? isSingleOpen : isMultiBetOpen,
    onBack: () => {
      setIsEditingStakes(false);
      if (mode === 'single') controller.close();
      else multiBetController.setOpen(false);
    },
    onForward: () => {
      if (mode === 'several' && multiBetController.store.getState().draft.legs.length > 0)
        multiBetController.setOpen(true);
    },
  });
  const containerProps = { account, rules, onEditStakes: () => setIsEditingStakes(true) };
  const stakes = useQuickStakes();
  const single = {
    ...containerProps,
    stakes,
    frame: ModeTabs,
  };
  const showsSelectedBar = isPhone && mode === 'several' && hasSelections;
  return (
    <OwnLimitsLink value={ownLimitsLink}>
      {isPhone ? (
        mode === 'single' ? (
          <BetSlipSheet {...single} />
        ) : (
          <MultiBetSheet {...containerProps} />
        )
      ) : mode === 'single' ? (
        <BetSlipPanel {...single} />
      ) : (
        <MultiBetPanel {...containerProps} />
      )}
      {isPhone && mode === 'single' && <BettingPreferencesBar />}
      <PendingBets>
        {status !== null || showsSelectedBar ? (
          <>
            <MultiBetStatusBanner />
            {showsSelectedBar && <SelectedRunnersBar />}
          </>
        ) : undefined}
      </PendingBets>
      <EditStakesModal open={isEditingStakes} onClose={() => setIsEditingStakes(false)} />
    </OwnLimitsLink>
  );
}
