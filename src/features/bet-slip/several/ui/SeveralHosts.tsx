import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, EmptyState, Modal, Tabs } from '#ui-kit';
import { useDesk, useTray } from '../../api/desk.ts';
import { Dismiss, Entry } from '../../ui/Awaited.styles.ts';
import { Place } from '../../ui/SlipHosts.styles.ts';
import { ToldPhase } from '../../ui/ToldPhase.tsx';
import { closeSlip } from '../../ui/use-slip-draft.ts';
import { useNow } from '../../ui/use-now.ts';
import { useRunnerIds } from '../../ui/use-quote.ts';
import { useSeveral, useSeveralDesk } from '../api/desk.ts';
import type { SeveralState } from '../model/desk.ts';
import { takesSeveral } from '../model/draft.ts';
import { isAwaited } from '../model/told.ts';
import { toldView } from '../model/view.ts';
import { texts } from '../texts.ts';
import { Modes, Picked } from './SeveralSlip.styles.ts';
import { SeveralSlip, type SeveralSlipProps } from './SeveralSlip.tsx';

const modes = (['single', 'several'] as const).map((id) => ({ id, name: texts.mode[id] }));

/** Single or several runners. What was picked in the single slip goes along. */
export function ModeTabs({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const several = useSeveralDesk();
  const mode = useSeveral((state) => state.mode);
  const front = useTray((tray) => tray.front);
  const choose = (next: SeveralState['mode']) => {
    several.setMode(next);
    if (next === 'single') return;
    several.setOpen(true);
    if ((front.phase !== 'draft' && front.phase !== 'refused') || front.ticket.pick.kind !== 'odds' || !takesSeveral(front.ticket.pick)) return;
    several.pick(front.ticket.pick);
    closeSlip(desk);
  };
  return (
    <Modes>
      <Tabs label={texts.modes} tabs={modes} selected={mode} onSelect={choose}>
        {children}
      </Tabs>
    </Modes>
  );
}

export type SeveralHostProps = Omit<SeveralSlipProps, 'layout' | 'runners'>;

function Slip({ layout, ...around }: SeveralHostProps & Pick<SeveralSlipProps, 'layout'>) {
  const pick = useSeveral((state) => state.draft.legs[0]?.pick ?? null);
  const runners = useRunnerIds({ matchId: pick?.matchId ?? '', marketId: pick?.marketId ?? '' });
  return pick === null ? <EmptyState title={texts.empty.title}>{texts.empty.hint}</EmptyState> : <SeveralSlip layout={layout} runners={runners} {...around} />;
}

/** A panel in the page, from 769 px on. */
export function SeveralPanel(around: SeveralHostProps) {
  const empty = useSeveral((state) => state.draft.legs.length === 0);
  return (
    <Place data-slip={empty ? 'empty' : 'open'}>
      <ModeTabs>
        {empty ? (
          <Card title={texts.slip} padding="flush">
            <Slip layout="panel" {...around} />
          </Card>
        ) : (
          <Slip layout="panel" {...around} />
        )}
      </ModeTabs>
    </Place>
  );
}

/** A sheet up to 768 px. It stays down while runners are picked, and comes up when it is asked for. */
export function SeveralSheet(around: SeveralHostProps) {
  const desk = useSeveralDesk();
  const open = useSeveral((state) => state.open);
  return (
    <Modal open={open} shape="sheet" padding="flush" title={texts.slip} onClose={() => desk.setOpen(false)}>
      <ModeTabs>
        <Slip layout="sheet" {...around} />
      </ModeTabs>
    </Modal>
  );
}

/** How many runners a phone's slip holds, while it is down. */
export function PickedRunners() {
  const desk = useSeveralDesk();
  const count = useSeveral(({ draft, open }) => (open ? 0 : draft.legs.length));
  if (count === 0) return null;
  return (
    <Entry>
      <Picked>
        <span role="status">{texts.picked(count)}</span>
        <Button variant="primary" size="small" onClick={() => desk.setOpen(true)}>
          {texts.open}
        </Button>
      </Picked>
    </Entry>
  );
}

/** What became of the bets that were sent last. */
export function ToldStrip() {
  const desk = useSeveralDesk();
  const told = useSeveral((state) => state.told);
  const now = useNow(told?.phase === 'sent');
  if (told === null) return null;
  return (
    <Entry>
      <ToldPhase phase={toldView(told, now)} kind="odds" onCheckAgain={desk.checkAgain} />
      {!isAwaited(told) && (
        <Dismiss type="button" aria-label={texts.dismiss} onClick={desk.dismiss}>
          <X size={16} aria-hidden />
        </Dismiss>
      )}
    </Entry>
  );
}
