import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { createComparer, type ComparisonPorts } from '../../model/placement/answer-comparison.ts';
import { startReconciliation } from '../../model/placement/bet-reconciliation.ts';
import type { BetIntent } from '../../model/placement/bet-intent.ts';
import { createReconciler } from '../../model/placement/bet-reconciler.ts';
import type { OddsSelection } from '../../model/ticket/selection.ts';
import type { BetRegister } from '../../model/placement/bet-register.ts';
import { addRunner, EMPTY_DRAFT, removeRunner, stakedLegs, typeTotal, type MultiBetDraft } from './draft.ts';
import { identifyLegs, countStandingLegs, type MultiBetIntent } from './multi-bet-intent.ts';
import { isAwaitingOutcome, type MultiBetStatus } from './multi-bet-status.ts';

export type PlaceMultiBetOutcome =
  | { readonly kind: 'placed'; readonly message: string; readonly bets: readonly Bet[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** As for a single bet (`DeskPorts`), with several at once. */
export interface MultiBetPorts extends ComparisonPorts {
  placeBets(intent: MultiBetIntent): Promise<PlaceMultiBetOutcome>;
  listBets(matchId: string): Promise<readonly Bet[]>;
  listEnded(matchId: string): Promise<readonly Bet[]>;
  refresh(): void;
  readonly pendingBets: {
    load(): readonly MultiBetIntent[];
    save(intent: MultiBetIntent): void;
    remove(reference: string): void;
  };
  readonly register: BetRegister;
  newReference(): string;
}

export interface MultiBetState {
  /** Which slip the prices of a race go to. */
  readonly mode: 'single' | 'several';
  /** Whether the sheet of a phone is up. */
  readonly open: boolean;
  readonly draft: MultiBetDraft;
  /** The bets sent last; the next ones are sent once the end of these is known. */
  readonly status: MultiBetStatus | null;
}

export interface MultiBetController {
  readonly store: StoreApi<MultiBetState>;
  setUser(userId: string): void;
  setMode(mode: MultiBetState['mode']): void;
  setOpen(open: boolean): void;
  select(select: OddsSelection): void;
  edit(change: (draft: MultiBetDraft) => MultiBetDraft): void;
  /** Takes the runners of any other match out of the slip; bets already sent go on. */
  clearUnlessMatch(matchId: string | null): void;
  submit(submission: { readonly delaySeconds: number; readonly knownBetIds: readonly string[] | null }): void;
  checkAgain(): void;
  dismiss(): void;
}

const INITIAL_STATE: MultiBetState = { mode: 'single', open: false, draft: EMPTY_DRAFT, status: null };

const withoutLegs = (draft: MultiBetDraft, { legs }: MultiBetIntent): MultiBetDraft =>
  legs.reduce(
    (rest, { selection }) => (selection.kind === 'fancy' ? rest : removeRunner(rest, selection.runnerId)),
    typeTotal(draft, ''),
  );

export function createMultiBetController(ports: MultiBetPorts): MultiBetController {
  const store = createStore<MultiBetState>()(() => INITIAL_STATE);
  const { register } = ports;
  const comparer = createComparer(ports);
  let userId: string | null = null;
  /** What a look found where not every leg was there. */
  let foundLegBets: readonly Bet[] = [];

  const getPendingStatus = () => {
    const { status } = store.getState();
    return isAwaitingOutcome(status) ? status : null;
  };

  const setStatus = (nextStatus: MultiBetStatus) => {
    if (!isAwaitingOutcome(nextStatus)) ports.pendingBets.remove(nextStatus.intent.reference);
    // What stands is no longer in the slip; what was refused stays, to be mended, and so does what was picked since.
    const isDone = nextStatus.phase === 'placed' || nextStatus.phase === 'partly';
    store.setState(({ draft }) =>
      isDone
        ? { status: nextStatus, draft: withoutLegs(draft, nextStatus.intent), open: false }
        : { status: nextStatus },
    );
  };

  /** Says what stands, where all legs do or some. `refused`: the message of a refusal that the list contradicts. */
  const showFoundBets = (
    intent: MultiBetIntent,
    bets: readonly Bet[],
    message: string | null,
    refused: string | null = null,
  ) =>
    setStatus(
      countStandingLegs(intent, bets) < intent.legs.length
        ? { phase: 'partly', intent, bets }
        : { phase: 'placed', intent, message, bets, refusalMessage: refused },
    );

  const isCurrent = ({ reference }: MultiBetIntent) => store.getState().status?.intent.reference === reference;

  /** Compares a list with an answer, or with a list before that showed `seen` bets. */
  const compare = (intent: MultiBetIntent, message: string | null, seenCount: number) => (bets: readonly Bet[]) => {
    if (!isCurrent(intent)) return;
    const found = identifyLegs(register, intent, bets);
    if (found.length > seenCount) setStatus({ phase: 'placed', intent, message, bets: found, refusalMessage: null });
  };

  const compareRefused = (intent: MultiBetIntent, refused: string) => (bets: readonly Bet[]) => {
    const found = isCurrent(intent) ? identifyLegs(register, intent, bets) : [];
    if (found.length === 0) return false;
    showFoundBets(intent, found, null, refused);
    ports.refresh();
    return true;
  };

  const reconciler = createReconciler({
    ports,
    getReconciliation(reference) {
      const status = getPendingStatus();
      return status?.phase === 'unknown' && status.intent.reference === reference
        ? { intent: status.intent.legs[0], reconciliation: status.reconciliation }
        : null;
    },
    update(_, reconciliation) {
      const status = getPendingStatus();
      if (status !== null) setStatus({ phase: 'unknown', intent: status.intent, reconciliation });
    },
    applyFoundBets(_, bets) {
      const status = getPendingStatus();
      if (status === null) return true;
      const { intent } = status;
      const found = identifyLegs(register, intent, bets);
      foundLegBets = found;
      if (countStandingLegs(intent, found) < intent.legs.length) return false;
      showFoundBets(intent, found, null);
      ports.refresh();
      const remainingMs = status.phase === 'unknown' ? status.reconciliation.conclusiveAt - ports.now() : 0;
      if (remainingMs > 0) comparer.afterAnswer(intent.matchId, compare(intent, null, found.length), remainingMs);
      return true;
    },
    confirmNotPlaced() {
      const status = getPendingStatus();
      if (status === null) return;
      register.release(status.intent.reference);
      if (foundLegBets.length === 0)
        return setStatus({ phase: 'refused', intent: status.intent, refusal: { by: 'check' } });
      setStatus({ phase: 'partly', intent: status.intent, bets: foundLegBets });
      ports.refresh();
    },
  });

  const handleOutcome = (intent: MultiBetIntent, outcome: PlaceMultiBetOutcome, exposureBefore: Money | null) => {
    const { reference, matchId, legs } = intent;
    if (getPendingStatus()?.intent.reference !== reference) return;
    if (outcome.kind === 'placed') {
      const { message, bets } = outcome;
      for (const { betId } of bets) register.record(betId, reference);
      setStatus({ phase: 'placed', intent, message, bets, refusalMessage: null });
      return comparer.afterAnswer(matchId, compare(intent, message, legs.length));
    }
    const reconciliation = startReconciliation(legs[0], ports.now());
    if (outcome.kind === 'refused') {
      const { message } = outcome;
      register.release(reference);
      setStatus({ phase: 'refused', intent, refusal: { by: 'server', message } });
      const refused = {
        betKey: reference,
        matchId,
        exposureBefore,
        until: reconciliation.conclusiveAt,
        compare: compareRefused(intent, message),
      };
      return comparer.afterRefusal(refused);
    }
    foundLegBets = [];
    setStatus({ phase: 'unknown', intent, reconciliation });
    reconciler.scheduleCheck(reference);
  };

  return {
    store,
    setUser(nextUser) {
      const status = getPendingStatus();
      if (nextUser === userId)
        return status?.phase === 'unknown' ? reconciler.check(status.intent.reference) : undefined;
      if (userId !== null) store.setState(INITIAL_STATE, true);
      comparer.stop();
      userId = nextUser;
      const [intent] = ports.pendingBets.load();
      if (intent === undefined) return;
      foundLegBets = [];
      setStatus({
        phase: 'unknown',
        intent,
        reconciliation: startReconciliation(intent.legs[0], ports.now(), intent.legs[0].sentAt),
      });
      reconciler.scheduleCheck(intent.reference);
    },
    setMode: (mode) => store.setState({ mode }),
    setOpen: (open) => store.setState({ open }),
    select: (pick) => store.setState(({ draft }) => ({ draft: addRunner(draft, pick) })),
    edit: (change) => store.setState(({ draft, status }) => (status?.phase === 'sent' ? {} : { draft: change(draft) })),
    clearUnlessMatch: (matchId) =>
      store.setState(({ draft }) =>
        draft.legs.some((leg) => leg.selection.matchId !== matchId) ? { draft: EMPTY_DRAFT, open: false } : {},
      ),
    submit({ delaySeconds, knownBetIds }) {
      const { draft, status } = store.getState();
      if (userId === null || isAwaitingOutcome(status)) return;
      const reference = ports.newReference();
      const common = { reference, userId, sentAt: ports.now(), delaySeconds, knownBetIds };
      const [first, ...rest] = stakedLegs(draft).flatMap(({ selection, price, stake }): BetIntent[] =>
        price === null || stake <= 0 ? [] : [{ ...common, selection, price, stake }],
      );
      if (first === undefined || rest.length === 0 || rest.length + 1 !== draft.legs.length) return;
      const intent: MultiBetIntent = { reference, matchId: first.selection.matchId, legs: [first, ...rest] };
      const exposureBefore = ports.exposure();
      comparer.stop();
      intent.legs.forEach(register.expect);
      ports.pendingBets.save(intent);
      store.setState({ status: { phase: 'sent', intent }, open: false });
      void ports.placeBets(intent).then((outcome) => handleOutcome(intent, outcome, exposureBefore));
    },
    checkAgain() {
      const status = getPendingStatus();
      if (status !== null) reconciler.check(status.intent.reference);
    },
    dismiss: () => store.setState(({ status }) => (isAwaitingOutcome(status) ? {} : { status: null })),
  };
}
