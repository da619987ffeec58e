import { useState, type ReactNode } from 'react';
import { useIsPhone } from '#ui-kit';
import { useBetSlipControllerOfPage, useBetSlipState } from '../api/useBetSlipController.ts';
import { useOneClick } from '../api/one-click.ts';
import { useMatchRules } from '../api/match-rules.ts';
import { useQuickStakes } from '../api/quick-stakes.ts';
import type { BettingAccount } from '../model/checks/figures.ts';
import { PendingBets } from './PendingBets.tsx';
import { EditStakesModal } from './quick-stakes/EditStakesModal.tsx';
import { OwnLimitsLink } from './own-limits-link.ts';
import { BettingPreferencesBar } from './preferences/BettingPreferencesBar.tsx';
import { BetSlipPanel, BetSlipSheet, type BetSlipContainerProps } from './BetSlipContainers.tsx';
import { useSheetEntry } from './hooks/useSheetEntry.ts';
import { useSlipDraft, type HistoryEntry } from './hooks/useSlipDraft.ts';

export interface BetSlipSlotProps {
  /** The sport of the page, as the server names it. */
  sportId: string;
  /** The match of the page, as the server names it. */
  matchId: string;
  /** What the bettor stands at; parts not read yet are null. */
  account: BettingAccount;
  /** Every match whose markets are on the page, where there are several: picking from another of them changes the match above. */
  matchIds?: readonly string[];
  /** The way to the bettor's own limits, shown where one of them refused a bet. */
  ownLimitsLink?: ReactNode;
  /** The page's entry in the browser's history; without it nothing typed survives, and Back leaves the page. */
  entry?: HistoryEntry | null;
}

/** The bet slip of a match: a panel, or a modal up to 768 px (specification 2). Below it the bets that were sent. */
export function BetSlipSlot({
  sportId,
  matchId,
  account,
  matchIds = [matchId],
  ownLimitsLink = null,
  entry = null,
}: BetSlipSlotProps) {
  const controller = useBetSlipControllerOfPage(matchIds);
  const isPhone = useIsPhone();
  const isOpen = useBetSlipState(({ current }) => current.phase !== 'empty');
  const rules = useMatchRules(sportId, matchId);
  useOneClick(matchId, account, rules);
  const [isEditingStakes, setIsEditingStakes] = useState(false);
  useSlipDraft(controller, matchIds, entry, isPhone);
  useSheetEntry(isPhone ? entry : null, {
    open: isOpen,
    onBack: () => {
      setIsEditingStakes(false);
      controller.closeUnlessMatch(null);
    },
  });
  const containerProps: BetSlipContainerProps = {
    account,
    rules,
    stakes: useQuickStakes(),
    onEditStakes: () => setIsEditingStakes(true),
  };
  return (
    <OwnLimitsLink value={ownLimitsLink}>
      {isPhone ? <BetSlipSheet {...containerProps} /> : <BetSlipPanel {...containerProps} />}
      {isPhone && <BettingPreferencesBar />}
      <PendingBets />
      <EditStakesModal open={isEditingStakes} onClose={() => setIsEditingStakes(false)} />
    </OwnLimitsLink>
  );
}
