import { type ReactNode, useCallback, useState } from 'react';
import { useIsPhone } from '#ui-kit';
import { useMatchRules } from '../api/match-rules.ts';
import { useOneClick } from '../api/one-click.ts';
import { useQuickStakes } from '../api/quick-stakes.ts';
import { useBetSlipState, useSlipForMatches } from '../api/useBetSlipController.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import { type BetSlipContainerProps, BetSlipPanel, BetSlipSheet } from './BetSlipContainers.tsx';
import { useSheetEntry } from './hooks/useSheetEntry.ts';
import { type BrowserEntry, useSlipDraft } from './hooks/useSlipDraft.ts';
import { OwnLimitsLink } from './own-limits-link.ts';
import { PendingBets } from './PendingBets.tsx';
import { BettingPreferencesBar } from './preferences/BettingPreferencesBar.tsx';
import { EditStakesModal } from './quick-stakes/EditStakesModal.tsx';

export interface BetSlipSlotProps {
  /** The server's id of the sport. */
  sportId: string;
  /** The server's id of the match. */
  matchId: string;
  /** The bettor's account; parts that are still loading are null. */
  account: BettingAccount;
  /**
   * Every match with markets on the page, when there are several. Selecting a price of another match changes
   * `matchId`.
   */
  matchIds?: readonly string[];
  /** Whether one-click betting applies on this page. Prices of several matches would differ in what a press does. */
  allowsOneClick?: boolean;
  /** Link to the bettor's own limits, shown when one of them refused a bet. */
  ownLimitsLink?: ReactNode;
  /** The page's history entry. Without it drafts are not saved, and Back leaves the page. */
  entry?: BrowserEntry | null;
}

/**
 * The bet slip of a match, as a panel or a modal: docs/requirements.md#25-bet-slip. Submitted bets are listed below
 * it.
 */
export function BetSlipSlot({
  sportId,
  matchId,
  account,
  matchIds = [matchId],
  allowsOneClick = true,
  ownLimitsLink = null,
  entry = null,
}: BetSlipSlotProps) {
  const controller = useSlipForMatches(matchIds);
  const isPhone = useIsPhone();
  const isOpen = useBetSlipState(({ current }) => current.phase !== 'empty');
  const rules = useMatchRules(sportId, matchId);
  useOneClick(allowsOneClick ? matchId : null, account, rules);
  const [isEditingStakes, setIsEditingStakes] = useState(false);
  const editStakes = useCallback(() => setIsEditingStakes(true), []);
  useSlipDraft(controller, matchIds, entry, isPhone);
  useSheetEntry(isPhone ? entry : null, {
    open: isOpen,
    onBack: () => {
      setIsEditingStakes(false);
      controller.close();
    },
  });
  const stakes = useQuickStakes();
  const containerProps: BetSlipContainerProps = {
    account,
    rules,
    stakes,
    onEditStakes: editStakes,
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
