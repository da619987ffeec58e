import { createStore, type StoreApi } from 'zustand/vanilla';
import { createCommandRunner } from '#shared/commands/command-runner.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { getBetKey, type Selection } from '#shared/domain/bet/selection.ts';
import { createBetCommandConfig } from './bet-commands.ts';
import {
  applyUpdate,
  type BetSlipState,
  closeCurrent,
  dismissTracked,
  editCurrent,
  EMPTY_BET_SLIP,
  restorePending,
  select,
  submitCurrent,
  submitTracked,
} from './bet-slip-state.ts';
import { type BetIntent, type BetPayload, isBetOfIntent } from './placement/bet-intent.ts';
import type { BetSlipPorts, SubmitOptions } from './placement/bet-slip-ports.ts';
import { createNotTakenBets } from './placement/not-taken-bets.ts';
import { type BetOutcome, findReusableBetReference, isSubmittable, type SlipBet } from './placement/slip-bet.ts';
import { clearStake, type Ticket, toTicket } from './ticket/ticket.ts';

export interface BetSlipController {
  readonly store: StoreApi<BetSlipState>;
  /** Sets the signed-in user. The slip of a new user is empty; stored bets without an outcome are checked. */
  setUser(userId: string): void;
  select(selection: Selection): void;
  edit(change: (ticket: Ticket) => Ticket): void;
  clear(): void;
  /** Empties the slip; a bet that was sent stays tracked. */
  close(): void;
  /** Sends the bet in the slip once: the command runner blocks every further press until the outcome is known. */
  submit(submission: SubmitOptions): void;
  /**
   * Sends a bet that is not in the slip. `onUpdate` receives every outcome, and null when the bettor changes before the
   * outcome is known. Returns false, and sends nothing, while another bet is in flight or the same bet is unverified.
   */
  placeBesideSlip(payload: BetPayload, onUpdate: (outcome: BetOutcome | null) => void): boolean;
  checkAgain(reference: string): void;
  dismiss(slipBet: SlipBet): void;
}

export function createBetSlipController(ports: BetSlipPorts): BetSlipController {
  const store = createStore<BetSlipState>()(() => EMPTY_BET_SLIP);
  const listeners = new Map<string, (outcome: BetOutcome | null) => void>();
  let userId: string | null = null;
  const change = (next: (state: BetSlipState) => BetSlipState) => store.setState(next, true);

  const commands = createCommandRunner<BetPayload, Bet, BetIntent>({
    ...createBetCommandConfig(ports, ({ selection, delaySeconds }: BetPayload) => ({
      matchId: selection.matchId,
      delaySeconds,
    })),
    name: 'bet',
    send: ports.placeBet,
    refresh: ports.refresh,
    pending: ports.pendingBets,
    listExpectedReceipts: (intent) => [intent],
    matches: isBetOfIntent,
    getTarget: ({ selection }) => getBetKey(selection),
  });
  const notTakenBets = createNotTakenBets(ports.now);
  /** Sends a bet once. A bet that a check did not find keeps its reference, wherever the bettor places it again. */
  const send = (payload: BetPayload, reference = notTakenBets.find(payload)): BetIntent | null => {
    const intent = commands.send(payload, undefined, reference);
    if (intent !== null) notTakenBets.remove(intent.reference);
    return intent;
  };
  commands.subscribe((intent, outcome) => {
    if (outcome.type === 'not-taken') notTakenBets.add(intent);
    change((state) => applyUpdate(state, intent, outcome));
    listeners.get(intent.reference)?.(outcome);
  });

  return {
    store,
    setUser(nextUser) {
      if (nextUser !== userId) {
        // The previous user's bets stay stored. The first user keeps a selection made before the sign-in.
        if (userId !== null) store.setState(EMPTY_BET_SLIP, true);
        userId = nextUser;
        notTakenBets.clear();
        for (const onUpdate of listeners.values()) onUpdate(null);
        listeners.clear();
      }
      const resumed = commands.resume(nextUser);
      if (resumed.length > 0) change((state) => restorePending(state, resumed));
    },
    select: (selection) => change((state) => select(state, selection)),
    edit: (changeTicket) => change((state) => editCurrent(state, changeTicket)),
    clear: () => change((state) => editCurrent(state, clearStake)),
    close: () => change(closeCurrent),
    submit({ delaySeconds, knownBetIds }) {
      const { current } = store.getState();
      if (!isSubmittable(current)) return;
      const { selection, price, stake } = current.ticket;
      if (price === null || stake <= 0) return;
      const intent = send({ selection, price, stake, delaySeconds, knownBetIds }, findReusableBetReference(current));
      if (intent !== null) change((state) => submitCurrent(state, intent));
    },
    placeBesideSlip(payload, onUpdate) {
      const intent = payload.stake > 0 ? send(payload) : null;
      if (intent === null) return false;
      listeners.set(intent.reference, onUpdate);
      change((state) => submitTracked(state, toTicket(payload), intent));
      return true;
    },
    checkAgain: commands.checkNow,
    dismiss: (slipBet) => change((state) => dismissTracked(state, slipBet)),
  };
}
