import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommandResponse } from '#shared/commands/command.ts';
import type { PendingCommands } from '#shared/commands/command-config.ts';
import { createCommandRunner } from '#shared/commands/command-runner.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { type BetListPorts, createBetCommandConfig } from '../../model/bet-commands.ts';
import { type BetIntent, isLegOfIntent } from '../../model/placement/bet-intent.ts';
import type { SubmitOptions } from '../../model/placement/bet-slip-ports.ts';
import {
  addRunner,
  EMPTY_DRAFT,
  listStakedLegs,
  type MultiBetDraft,
  removeRunner,
  typeTotal,
} from './multi-bet-draft.ts';
import { type LegTerms, type MultiBetIntent, type MultiBetPayload, splitBetsByLeg } from './multi-bet-intent.ts';
import {
  findReusableMultiBetReference,
  isMultiBetAwaitingOutcome,
  type MultiBetStatus,
  toMultiBetStatus,
} from './multi-bet-status.ts';

/** Like `BetSlipPorts`, for several bets in one request. */
export interface MultiBetPorts extends BetListPorts {
  placeBets(intent: MultiBetIntent): Promise<CommandResponse<Bet>>;
  refresh(): void;
  readonly pendingBets: PendingCommands<MultiBetIntent>;
}

export interface MultiBetState {
  /** The slip that receives the selected prices of a race. */
  readonly mode: 'single' | 'several';
  /** Whether the phone's sheet is open. */
  readonly open: boolean;
  readonly draft: MultiBetDraft;
  /** The last submitted bets. The next ones wait for their outcome. */
  readonly status: MultiBetStatus | null;
}

export interface MultiBetController {
  readonly store: StoreApi<MultiBetState>;
  setUser(userId: string): void;
  setMode(mode: MultiBetState['mode']): void;
  setOpen(open: boolean): void;
  select(selection: OddsSelection): void;
  edit(change: (draft: MultiBetDraft) => MultiBetDraft): void;
  /** Removes the runners of any other match from the slip. Submitted bets continue. */
  clearUnlessMatch(matchId: string | null): void;
  submit(submission: SubmitOptions): void;
  checkAgain(): void;
  dismiss(): void;
}

const INITIAL_STATE: MultiBetState = { mode: 'single', open: false, draft: EMPTY_DRAFT, status: null };

const removeLegs = (draft: MultiBetDraft, { legs }: MultiBetIntent): MultiBetDraft =>
  legs.reduce((rest, { selection }) => removeRunner(rest, selection.runnerId), typeTotal(draft, ''));

/** Target of every multi-bet: a new one waits until the last one has an outcome. */
const ANY_RACE = 'race';

export function createMultiBetController(ports: MultiBetPorts): MultiBetController {
  const store = createStore<MultiBetState>()(() => INITIAL_STATE);
  let userId: string | null = null;

  const commands = createCommandRunner<MultiBetPayload, Bet, BetIntent>({
    ...createBetCommandConfig<MultiBetPayload>(ports, (terms) => terms),
    name: 'multi-bet',
    send: ports.placeBets,
    refresh: ports.refresh,
    pending: ports.pendingBets,
    listExpectedReceipts: splitBetsByLeg,
    matches: isLegOfIntent,
    getTarget: () => ANY_RACE,
  });
  commands.subscribe((intent, outcome) => {
    const before = store.getState().status;
    if (before?.intent.reference !== intent.reference) return;
    const status = toMultiBetStatus(intent, outcome);
    // Remove the placed legs from the slip. Refused legs and later selections stay.
    const stands = before.phase !== 'placed' && (status.phase === 'placed' || status.phase === 'partly');
    store.setState(({ draft }) => (stands ? { status, draft: removeLegs(draft, intent), open: false } : { status }));
  });

  return {
    store,
    setUser(nextUser) {
      if (userId !== null && nextUser !== userId) store.setState(INITIAL_STATE, true);
      userId = nextUser;
      const [resumed] = commands.resume(nextUser);
      if (resumed !== undefined && !isMultiBetAwaitingOutcome(store.getState().status))
        store.setState({
          status: { phase: 'unverified', intent: resumed.command, reconciliation: resumed.reconciliation },
        });
    },
    setMode: (mode) => store.setState({ mode }),
    setOpen: (open) => store.setState({ open }),
    select: (selection) => store.setState(({ draft }) => ({ draft: addRunner(draft, selection) })),
    edit: (change) => store.setState(({ draft, status }) => (status?.phase === 'sent' ? {} : { draft: change(draft) })),
    clearUnlessMatch: (matchId) =>
      store.setState(({ draft }) =>
        draft.legs.some((leg) => leg.selection.matchId !== matchId) ? { draft: EMPTY_DRAFT, open: false } : {},
      ),
    submit({ delaySeconds, knownBetIds }) {
      const { draft, status } = store.getState();
      const legs = listStakedLegs(draft).flatMap(({ selection, price, stake }): LegTerms[] =>
        price === null || stake <= 0 ? [] : [{ selection, price, stake }],
      );
      const [first] = legs;
      if (first === undefined || legs.length < 2 || legs.length !== draft.legs.length) return;
      const intent = commands.send(
        { matchId: first.selection.matchId, legs, delaySeconds, knownBetIds },
        undefined,
        findReusableMultiBetReference(status, legs),
      );
      if (intent !== null) store.setState({ status: { phase: 'sent', intent }, open: false });
    },
    checkAgain() {
      const { status } = store.getState();
      if (status !== null) commands.checkNow(status.intent.reference);
    },
    dismiss: () => store.setState(({ status }) => (isMultiBetAwaitingOutcome(status) ? {} : { status: null })),
  };
}
