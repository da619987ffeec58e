import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Button, Card, EmptyState, Modal, Tabs } from '#ui-kit';
import { useBetSlipController, useBetSlipState } from '../../api/useBetSlipController.ts';
import { COUNTDOWN_REFRESH_MS } from '../../model/placement/slip-bet.ts';
import { SlipDock } from '../../ui/BetSlipContainers.styles.ts';
import { BetStatusBanner } from '../../ui/BetStatusBanner.tsx';
import { useRunnerIds } from '../../ui/hooks/useQuote.ts';
import { closeSlip } from '../../ui/hooks/useSlipDraft.ts';
import { DismissButton, PendingBetCard } from '../../ui/PendingBets.styles.ts';
import { useMultiBetController, useMultiBetState } from '../api/useMultiBetController.ts';
import type { MultiBetState } from '../model/multi-bet-controller.ts';
import { supportsMultiBet } from '../model/multi-bet-draft.ts';
import { isMultiBetAwaitingOutcome } from '../model/multi-bet-status.ts';
import { toMultiBetStatusView } from '../model/multi-bet-view.ts';
import { texts } from '../texts.ts';
import { ModePanel, SelectedRunnersRow } from './MultiBetSlip.styles.ts';
import { MultiBetSlip, type MultiBetSlipProps } from './MultiBetSlip.tsx';

const modes = ['single', 'several'] as const;
const MODE_TABS = 'data-mode-tabs';

/** Tabs for a single runner or several runners. The selection of the single slip is carried over. */
export function ModeTabs({ children }: { children: ReactNode }) {
  const controller = useBetSlipController();
  const multiBet = useMultiBetController();
  const mode = useMultiBetState((state) => state.mode);
  const current = useBetSlipState((state) => state.current);
  const changeMode = (next: MultiBetState['mode']) => {
    multiBet.setMode(next);
    if (next === 'single') return;
    multiBet.setOpen(true);
    if (
      (current.phase !== 'draft' && current.phase !== 'refused') ||
      current.ticket.selection.kind !== 'odds' ||
      !supportsMultiBet(current.ticket.selection)
    )
      return;
    multiBet.select(current.ticket.selection);
    closeSlip(controller);
  };
  const choose = (next: MultiBetState['mode']) => {
    flushSync(() => changeMode(next));
    // Each slip has tabs of its own, so the pressed one has left the page.
    document.querySelector<HTMLElement>(`[${MODE_TABS}] [role="tab"][aria-selected="true"]`)?.focus();
  };
  return (
    <ModePanel {...{ [MODE_TABS]: '' }}>
      <Tabs
        label={texts.modes}
        tabs={modes.map((id) => ({ id, name: texts.mode[id] }))}
        selected={mode}
        onSelect={choose}
      >
        {children}
      </Tabs>
    </ModePanel>
  );
}

export type MultiBetContainerProps = Omit<MultiBetSlipProps, 'layout' | 'runners'>;

function MultiBetSlipContent({ layout, ...slipProps }: MultiBetContainerProps & Pick<MultiBetSlipProps, 'layout'>) {
  const selection = useMultiBetState((state) => state.draft.legs[0]?.selection ?? null);
  const runners = useRunnerIds({ matchId: selection?.matchId ?? '', marketId: selection?.marketId ?? '' });
  return selection === null ? (
    <EmptyState title={texts.empty.title}>{texts.empty.hint}</EmptyState>
  ) : (
    <MultiBetSlip layout={layout} runners={runners} {...slipProps} />
  );
}

/** Panel in the page, from 769 px on. */
export function MultiBetPanel(slipProps: MultiBetContainerProps) {
  const isEmpty = useMultiBetState((state) => state.draft.legs.length === 0);
  return (
    <SlipDock data-slip={isEmpty ? 'empty' : 'open'}>
      <ModeTabs>
        {isEmpty ? (
          <Card title={texts.slip} padding="flush">
            <MultiBetSlipContent layout="panel" {...slipProps} />
          </Card>
        ) : (
          <MultiBetSlipContent layout="panel" {...slipProps} />
        )}
      </ModeTabs>
    </SlipDock>
  );
}

/** Sheet up to 768 px. It stays closed while the bettor selects runners, and opens on request. */
export function MultiBetSheet(slipProps: MultiBetContainerProps) {
  const controller = useMultiBetController();
  const open = useMultiBetState((state) => state.open);
  return (
    <Modal open={open} variant="sheet" padding="flush" title={texts.slip} onClose={() => controller.setOpen(false)}>
      <ModeTabs>
        <MultiBetSlipContent layout="sheet" {...slipProps} />
      </ModeTabs>
    </Modal>
  );
}

/** Number of runners in a phone's slip, shown while the sheet is closed. */
export function SelectedRunnersBar() {
  const controller = useMultiBetController();
  const count = useMultiBetState(({ draft, open }) => (open ? 0 : draft.legs.length));
  if (count === 0) return null;
  return (
    <PendingBetCard>
      <SelectedRunnersRow>
        <span role="status">{texts.selectedCount({ count })}</span>
        <Button variant="primary" size="small" onClick={() => controller.setOpen(true)}>
          {texts.open}
        </Button>
      </SelectedRunnersRow>
    </PendingBetCard>
  );
}

/** Outcome of the last submitted bets. */
export function MultiBetStatusBanner() {
  const controller = useMultiBetController();
  const status = useMultiBetState((state) => state.status);
  const now = useCurrentTime(COUNTDOWN_REFRESH_MS, { isRunning: status?.phase === 'sent' });
  if (status === null) return null;
  return (
    <PendingBetCard>
      <BetStatusBanner phase={toMultiBetStatusView(status, now)} kind="odds" onCheckAgain={controller.checkAgain} />
      {!isMultiBetAwaitingOutcome(status) && (
        <DismissButton type="button" aria-label={texts.dismiss} onClick={controller.dismiss}>
          <X size={16} aria-hidden />
        </DismissButton>
      )}
    </PendingBetCard>
  );
}
