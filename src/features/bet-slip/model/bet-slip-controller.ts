import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { createComparer } from './placement/answer-comparison.ts';
import type { PlaceBetOutcome, BetSlipPorts, TrackedOrder, SubmitOptions } from './placement/bet-slip-ports.ts';
import { startReconciliation } from './placement/bet-reconciliation.ts';
import type { BetIntent } from './placement/bet-intent.ts';
import { createReconciler } from './placement/bet-reconciler.ts';
import { betKeyOf, type Selection as Selection } from './ticket/selection.ts';
import { isSubmittable, type BetUpdate, type OpenSlip, type PlacedSlip } from './placement/slip.ts';
import { clearStake, takePrice, createTicket, withStake, type Ticket } from './ticket/ticket.ts';
import {
  pendingIntents,
  closeCurrent,
  dismissTracked,
  editCurrent,
  EMPTY_BET_SLIP,
  isUnverified,
  hasBetInFlight,
  select,
  showFoundBet,
  restorePending,
  submitTracked,
  submitCurrent,
  findSlip,
  applyUpdate,
  type BetSlipState,
} from './bet-slip-state.ts';

export interface BetSlipController {
  readonly store: StoreApi<BetSlipState>;
  /** Who bets. Another user finds an empty slip; the bets of this one that nobody has heard of are looked for. */
  setUser(userId: string): void;
  select(select: Selection): void;
  edit(change: (ticket: Ticket) => Ticket): void;
  clear(): void;
  close(): void;
  /** Takes the slip away unless it is of the match that is `kept`; a bet already sent goes on. */
  closeUnlessMatch(matchId: string | null): void;
  /** Sends what stands in the slip, once: the phase changes before anything is awaited, so every further press finds it sent. */
  submit(submission: SubmitOptions): void;
  /**
   * Sends a bet from beside the slip, which stays as it is. `heard` is told everything that is learned of it, and null when its bettor
   * leaves before the end is known. False, and nothing sent: another bet is under way, or the same in doubt.
   */
  placeOrder(placeOrder: TrackedOrder, onUpdate: (update: BetUpdate | null) => void): boolean;
  checkAgain(reference: string): void;
  dismiss(slip: OpenSlip): void;
}

export function createBetSlipController(ports: BetSlipPorts): BetSlipController {
  const store = createStore<BetSlipState>()(() => EMPTY_BET_SLIP);
  const { register } = ports;
  const comparer = createComparer(ports);
  const listeners = new Map<string, (update: BetUpdate | null) => void>();
  let userId: string | null = null;

  const change = (next: (state: BetSlipState) => BetSlipState) => {
    const before = pendingIntents(store.getState());
    store.setState(next, true);
    const after = pendingIntents(store.getState());
    for (const intent of before) if (!after.includes(intent)) ports.pendingBets.remove(intent.reference);
  };
  const applyBetUpdate = (reference: string, update: BetUpdate) => {
    change((state) => applyUpdate(state, reference, update));
    listeners.get(reference)?.(update);
  };

  /** Shows what the list has of a bet. `refused`: the message of a refusal that the list contradicts. */
  const showFound = (intent: BetIntent, found: readonly Bet[], refused: string | null = null) => {
    const [first] = found;
    if (first === undefined) return;
    const update: BetUpdate = { kind: 'placed', price: first.price, message: null, foundBets: found };
    const { reference } = intent;
    const isGone = findSlip(store.getState(), reference) === null && found.length > 1;
    const slip: PlacedSlip = {
      phase: 'placed',
      ticket: ticketOf(intent),
      intent,
      price: first.price,
      message: null,
      foundBets: found,
      refusalMessage: refused,
    };
    change((state) => (refused !== null || isGone ? showFoundBet(state, slip) : applyUpdate(state, reference, update)));
    listeners.get(reference)?.(update);
  };

  /** Compares a list with an answer, or with a list before that showed `seen` bets. */
  const compare =
    (intent: BetIntent, seen = 0) =>
    (bets: readonly Bet[]) => {
      if (intent.userId !== userId) return;
      const found = register.identify(intent, bets);
      if (found.length > seen) showFound(intent, found);
    };

  const compareRefused = (intent: BetIntent, message: string) => (bets: readonly Bet[]) => {
    const found = register.identify(intent, bets);
    if (found.length === 0) return false;
    showFound(intent, found, message);
    ports.refresh(intent);
    return true;
  };

  const reconciler = createReconciler({
    ports,
    getReconciliation(reference) {
      const slip = findSlip(store.getState(), reference);
      return slip?.phase === 'unknown' ? { intent: slip.intent, reconciliation: slip.reconciliation } : null;
    },
    update: (reference, reconciliation) => applyBetUpdate(reference, { kind: 'doubt', reconciliation }),
    applyFoundBets(intent, bets) {
      const found = register.identify(intent, bets);
      if (found.length === 0) return false;
      const slip = findSlip(store.getState(), intent.reference);
      showFound(intent, found);
      ports.refresh(intent);
      // The connection broke: a bet that the server took a second time may reach the list later.
      const remainingMs = slip?.phase === 'unknown' ? slip.reconciliation.conclusiveAt - ports.now() : 0;
      if (remainingMs > 0) comparer.afterAnswer(intent.selection.matchId, compare(intent, found.length), remainingMs);
      return true;
    },
    confirmNotPlaced(reference) {
      register.release(reference);
      applyBetUpdate(reference, { kind: 'refused', refusal: { by: 'check' } });
    },
  });

  const handleOutcome = (intent: BetIntent, outcome: PlaceBetOutcome, exposureBefore: Money | null) => {
    const { reference, selection } = intent;
    if (outcome.kind === 'lost') {
      applyBetUpdate(reference, { kind: 'lost', at: ports.now() });
      return reconciler.scheduleCheck(reference);
    }
    if (outcome.kind === 'placed') {
      if (outcome.bet !== null) register.record(outcome.bet.betId, reference);
      applyBetUpdate(reference, {
        kind: 'placed',
        price: outcome.bet?.price ?? null,
        message: outcome.message,
        foundBets: [],
      });
      return comparer.afterAnswer(selection.matchId, compare(intent));
    }
    const { message } = outcome;
    register.release(reference);
    applyBetUpdate(reference, { kind: 'refused', refusal: { by: 'server', message } });
    if (intent.userId !== userId) return;
    const until = startReconciliation(intent, ports.now()).conclusiveAt;
    comparer.afterRefusal({
      betKey: betKeyOf(selection),
      matchId: selection.matchId,
      exposureBefore,
      until,
      compare: compareRefused(intent, message),
    });
  };

  type IntentTerms = Pick<BetIntent, 'selection' | 'price' | 'stake' | 'delaySeconds' | 'knownBetIds'>;

  /** Kept before it is sent, sent once. */
  const submitIntent = (
    bettor: string,
    terms: IntentTerms,
    addTo: (state: BetSlipState, intent: BetIntent) => BetSlipState,
  ): string => {
    const intent: BetIntent = { ...terms, reference: ports.newReference(), userId: bettor, sentAt: ports.now() };
    const exposureBefore = ports.exposure();
    comparer.stop(betKeyOf(intent.selection));
    register.expect(intent);
    ports.pendingBets.save(intent);
    change((state) => addTo(state, intent));
    void ports.placeBet(intent).then((outcome) => handleOutcome(intent, outcome, exposureBefore));
    return intent.reference;
  };

  return {
    store,
    setUser(nextUser) {
      if (nextUser === userId)
        return pendingIntents(store.getState()).forEach(({ reference }) => reconciler.check(reference));
      // Another user's bets stay kept: only what is shown is replaced. A first user keeps what was picked on the way here.
      if (userId !== null) store.setState(EMPTY_BET_SLIP, true);
      userId = nextUser;
      comparer.stop();
      for (const onUpdate of listeners.values()) onUpdate(null);
      listeners.clear();
      const slips = ports.pendingBets
        .load()
        .map((intent): OpenSlip => ({
          phase: 'unknown',
          ticket: ticketOf(intent),
          intent,
          reconciliation: startReconciliation(intent, ports.now(), intent.sentAt),
        }));
      change((state) => restorePending(state, slips));
      for (const { reference } of pendingIntents(store.getState())) reconciler.scheduleCheck(reference);
    },
    select: (pick) => change((state) => select(state, pick)),
    edit: (changeTicket) => change((state) => editCurrent(state, changeTicket)),
    clear: () => change((state) => editCurrent(state, clearStake)),
    close: () => change(closeCurrent),
    closeUnlessMatch: (matchId) =>
      change((state) =>
        state.current.phase !== 'empty' && state.current.ticket.selection.matchId !== matchId
          ? closeCurrent(state)
          : state,
      ),
    submit({ delaySeconds, knownBetIds }) {
      const state = store.getState();
      const { current } = state;
      if (userId === null || !isSubmittable(current) || hasBetInFlight(state) || isUnverified(state, current.ticket))
        return;
      const { selection, price, stake } = current.ticket;
      if (price === null || stake <= 0) return;
      submitIntent(userId, { selection, price, stake, delaySeconds, knownBetIds }, submitCurrent);
    },
    placeOrder({ selection, price, stake, delaySeconds, knownBetIds }, onUpdate) {
      const state = store.getState();
      const ticket = ticketOf({ selection, price, stake });
      if (userId === null || stake <= 0 || hasBetInFlight(state) || isUnverified(state, ticket)) return false;
      const terms = { selection, price, stake, delaySeconds, knownBetIds };
      listeners.set(
        submitIntent(userId, terms, (current, intent) => submitTracked(current, ticket, intent)),
        onUpdate,
      );
      return true;
    },
    checkAgain: (reference) => reconciler.check(reference),
    dismiss: (slip) => change((state) => dismissTracked(state, slip)),
  };
}

const ticketOf = ({ selection, price, stake }: Pick<BetIntent, 'selection' | 'price' | 'stake'>): Ticket =>
  withStake(takePrice(createTicket(selection), price), stake);
