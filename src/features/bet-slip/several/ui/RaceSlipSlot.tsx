import { useState } from 'react';
import { usePhone } from '#ui-kit';
import { useDeskOfMatch, useTray } from '../../api/desk.ts';
import { useOnePress } from '../../api/one-press.ts';
import { useMatchRules } from '../../api/rules.ts';
import { useQuickStakes } from '../../api/stakes.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import type { BetSlipSlotProps } from '../../ui/BetSlipSlot.tsx';
import { EditStakesModal } from '../../ui/EditStakesModal.tsx';
import { OwnLimitsWay } from '../../ui/own-limits.ts';
import { SendingLine } from '../../ui/SendingLine.tsx';
import { BetSlipPanel, BetSlipSheet } from '../../ui/SlipHosts.tsx';
import { useSheetEntry } from '../../ui/use-sheet-entry.ts';
import { useSlipDraft } from '../../ui/use-slip-draft.ts';
import { useSeveral, useSeveralDesk, useSeveralDeskOfMatch } from '../api/desk.ts';
import { ModeTabs, PickedRunners, SeveralPanel, SeveralSheet, ToldStrip } from './SeveralHosts.tsx';
import { useRaceDraft } from './use-race-draft.ts';

/** The slip of a horse race (specification 3, sport 7): one runner, or several at once. */
export function RaceSlipSlot({ sportId, matchId, account, ownLimits = null, entry = null }: BetSlipSlotProps) {
  const desk = useDeskOfMatch(matchId);
  const severalDesk = useSeveralDesk();
  useSeveralDeskOfMatch(matchId);
  const phone = usePhone();
  const mode = useSeveral((state) => state.mode);
  const told = useSeveral((state) => state.told);
  const picked = useSeveral(({ draft, open }) => draft.legs.length > 0 && !open);
  const rules = useMatchRules(sportId, matchId);
  useOnePress(matchId, account, rules);
  const [editing, setEditing] = useState(false);
  const singleOpen = useTray(({ front }) => front.phase !== 'empty');
  const severalOpen = useSeveral((state) => state.open);
  useSlipDraft(desk, [matchId], entry, phone);
  useRaceDraft(severalDesk, matchId, entry, phone);
  useSheetEntry(phone ? entry : null, {
    open: mode === 'single' ? singleOpen : severalOpen,
    onBack: () => {
      setEditing(false);
      if (mode === 'single') desk.leave(null);
      else severalDesk.setOpen(false);
    },
    onForward: () => {
      if (mode === 'several' && severalDesk.store.getState().draft.legs.length > 0) severalDesk.setOpen(true);
    },
  });
  const around = { account, rules, onEditStakes: () => setEditing(true) };
  const single = { ...around, stakes: useQuickStakes(), busy: told?.phase === 'sent', frame: ModeTabs };
  const bar = phone && mode === 'several' && picked;
  return (
    <OwnLimitsWay value={ownLimits}>
      {phone ? mode === 'single' ? <BetSlipSheet {...single} /> : <SeveralSheet {...around} /> : mode === 'single' ? <BetSlipPanel {...single} /> : <SeveralPanel {...around} />}
      {phone && mode === 'single' && <SendingLine />}
      <Awaited>
        {told !== null || bar ? (
          <>
            <ToldStrip />
            {bar && <PickedRunners />}
          </>
        ) : undefined}
      </Awaited>
      <EditStakesModal open={editing} onClose={() => setEditing(false)} />
    </OwnLimitsWay>
  );
}
