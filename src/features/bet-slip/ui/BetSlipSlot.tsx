import { useState, type ReactNode } from 'react';
import { usePhone } from '#ui-kit';
import { useDeskOfPage, useTray } from '../api/desk.ts';
import { useOnePress } from '../api/one-press.ts';
import { useMatchRules } from '../api/rules.ts';
import { useQuickStakes } from '../api/stakes.ts';
import type { Account } from '../model/figures.ts';
import { Awaited } from './Awaited.tsx';
import { EditStakesModal } from './EditStakesModal.tsx';
import { OwnLimitsWay } from './own-limits.ts';
import { SendingLine } from './SendingLine.tsx';
import { BetSlipPanel, BetSlipSheet, type SlipHostProps } from './SlipHosts.tsx';
import { useSheetEntry } from './use-sheet-entry.ts';
import { useSlipDraft, type HistoryEntry } from './use-slip-draft.ts';

export interface BetSlipSlotProps {
  /** The sport of the page, as the server names it. */
  sportId: string;
  /** The match of the page, as the server names it. */
  matchId: string;
  /** What the bettor stands at; parts not read yet are null. */
  account: Account;
  /** Every match whose markets are on the page, where there are several: picking from another of them changes the match above. */
  page?: readonly string[];
  /** The way to the bettor's own limits, shown where one of them refused a bet. */
  ownLimits?: ReactNode;
  /** The page's entry in the browser's history; without it nothing typed survives, and Back leaves the page. */
  entry?: HistoryEntry | null;
}

/** The bet slip of a match: a panel, or a modal up to 768 px (specification 2). Below it the bets that were sent. */
export function BetSlipSlot({ sportId, matchId, account, page = [matchId], ownLimits = null, entry = null }: BetSlipSlotProps) {
  const desk = useDeskOfPage(page);
  const phone = usePhone();
  const open = useTray(({ front }) => front.phase !== 'empty');
  const rules = useMatchRules(sportId, matchId);
  useOnePress(matchId, account, rules);
  const [editing, setEditing] = useState(false);
  useSlipDraft(desk, page, entry, phone);
  useSheetEntry(phone ? entry : null, {
    open,
    onBack: () => {
      setEditing(false);
      desk.leave(null);
    },
  });
  const around: SlipHostProps = { account, rules, stakes: useQuickStakes(), onEditStakes: () => setEditing(true) };
  return (
    <OwnLimitsWay value={ownLimits}>
      {phone ? <BetSlipSheet {...around} /> : <BetSlipPanel {...around} />}
      {phone && <SendingLine />}
      <Awaited />
      <EditStakesModal open={editing} onClose={() => setEditing(false)} />
    </OwnLimitsWay>
  );
}
