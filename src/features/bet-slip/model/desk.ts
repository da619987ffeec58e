import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '#shared/domain/bet.ts';
import type { Money } from '#shared/domain/money.ts';
import { createComparer } from './comparison.ts';
import type { Answer, DeskPorts, Order, Submission } from './desk-ports.ts';
import { doubtFrom } from './doubt.ts';
import type { Intent } from './intent.ts';
import { createLooker } from './looks.ts';
import { betKeyOf, type Pick as Selection } from './pick.ts';
import { sendable, type News, type OpenSlip, type PlacedSlip } from './slip.ts';
import { clearStake, takePrice, ticketFor, withStake, type Ticket } from './ticket.ts';
import { awaitedIntents, closeFront, dropAside, editFront, EMPTY_TRAY, inDoubt, inFlight, pickInto, putFound, restore, sendAside, sendFront, slipOf, tell, type Tray } from './tray.ts';

export interface Desk {
  readonly store: StoreApi<Tray>;
  /** Who bets. Another user finds an empty slip; the bets of this one that nobody has heard of are looked for. */
  enter(userId: string): void;
  pick(pick: Selection): void;
  edit(change: (ticket: Ticket) => Ticket): void;
  clear(): void;
  close(): void;
  /** Takes the slip away unless it is of the match that is `kept`; a bet already sent goes on. */
  leave(kept: string | null): void;
  /** Sends what stands in the slip, once: the phase changes before anything is awaited, so every further press finds it sent. */
  submit(submission: Submission): void;
  /**
   * Sends a bet from beside the slip, which stays as it is. `heard` is told everything that is learned of it, and null when its bettor
   * leaves before the end is known. False, and nothing sent: another bet is under way, or the same in doubt.
   */
  order(order: Order, heard: (news: News | null) => void): boolean;
  checkAgain(reference: string): void;
  dismiss(slip: OpenSlip): void;
}

export function createDesk(ports: DeskPorts): Desk {
  const store = createStore<Tray>()(() => EMPTY_TRAY);
  const { register } = ports;
  const comparer = createComparer(ports);
  const listeners = new Map<string, (news: News | null) => void>();
  let userId: string | null = null;

  const change = (next: (tray: Tray) => Tray) => {
    const before = awaitedIntents(store.getState());
    store.setState(next, true);
    const after = awaitedIntents(store.getState());
    for (const intent of before) if (!after.includes(intent)) ports.pending.drop(intent.reference);
  };
  const learn = (reference: string, news: News) => {
    change((tray) => tell(tray, reference, news));
    listeners.get(reference)?.(news);
  };

  /** Shows what the list has of a bet. `refused`: the message of a refusal that the list contradicts. */
  const showFound = (intent: Intent, found: readonly Bet[], refused: string | null = null) => {
    const [first] = found;
    if (first === undefined) return;
    const news: News = { kind: 'placed', price: first.price, message: null, found };
    const { reference } = intent;
    const isGone = slipOf(store.getState(), reference) === null && found.length > 1;
    const slip: PlacedSlip = { phase: 'placed', ticket: ticketOf(intent), intent, price: first.price, message: null, found, refused };
    change((tray) => (refused !== null || isGone ? putFound(tray, slip) : tell(tray, reference, news)));
    listeners.get(reference)?.(news);
  };

  /** Compares a list with an answer, or with a list before that showed `seen` bets. */
  const compare = (intent: Intent, seen = 0) => (bets: readonly Bet[]) => {
    if (intent.userId !== userId) return;
    const found = register.identify(intent, bets);
    if (found.length > seen) showFound(intent, found);
  };

  const compareRefused = (intent: Intent, message: string) => (bets: readonly Bet[]) => {
    const found = register.identify(intent, bets);
    if (found.length === 0) return false;
    showFound(intent, found, message);
    ports.refresh(intent);
    return true;
  };

  const looker = createLooker({
    ports,
    doubtOf(reference) {
      const slip = slipOf(store.getState(), reference);
      return slip?.phase === 'unknown' ? { intent: slip.intent, doubt: slip.doubt } : null;
    },
    update: (reference, doubt) => learn(reference, { kind: 'doubt', doubt }),
    found(intent, bets) {
      const found = register.identify(intent, bets);
      if (found.length === 0) return false;
      const slip = slipOf(store.getState(), intent.reference);
      showFound(intent, found);
      ports.refresh(intent);
      // The connection broke: a bet that the server took a second time may reach the list later.
      const left = slip?.phase === 'unknown' ? slip.doubt.decisiveAt - ports.now() : 0;
      if (left > 0) comparer.afterAnswer(intent.pick.matchId, compare(intent, found.length), left);
      return true;
    },
    notPlaced(reference) {
      register.release(reference);
      learn(reference, { kind: 'refused', refusal: { by: 'check' } });
    },
  });

  const hear = (intent: Intent, answer: Answer, exposureBefore: Money | null) => {
    const { reference, pick } = intent;
    if (answer.kind === 'lost') {
      learn(reference, { kind: 'lost', at: ports.now() });
      return looker.plan(reference);
    }
    if (answer.kind === 'placed') {
      if (answer.bet !== null) register.record(answer.bet.betId, reference);
      learn(reference, { kind: 'placed', price: answer.bet?.price ?? null, message: answer.message, found: [] });
      return comparer.afterAnswer(pick.matchId, compare(intent));
    }
    const { message } = answer;
    register.release(reference);
    learn(reference, { kind: 'refused', refusal: { by: 'server', message } });
    if (intent.userId !== userId) return;
    const until = doubtFrom(intent, ports.now()).decisiveAt;
    comparer.afterRefusal({ betKey: betKeyOf(pick), matchId: pick.matchId, exposureBefore, until, compare: compareRefused(intent, message) });
  };

  type Terms = Pick<Intent, 'pick' | 'price' | 'stake' | 'delaySeconds' | 'knownBetIds'>;

  /** Kept before it is sent, sent once. */
  const post = (bettor: string, terms: Terms, into: (tray: Tray, intent: Intent) => Tray): string => {
    const intent: Intent = { ...terms, reference: ports.newReference(), userId: bettor, sentAt: ports.now() };
    const exposureBefore = ports.exposure();
    comparer.stop(betKeyOf(intent.pick));
    register.expect(intent);
    ports.pending.keep(intent);
    change((tray) => into(tray, intent));
    void ports.place(intent).then((answer) => hear(intent, answer, exposureBefore));
    return intent.reference;
  };

  return {
    store,
    enter(nextUser) {
      if (nextUser === userId) return awaitedIntents(store.getState()).forEach(({ reference }) => looker.look(reference));
      // Another user's bets stay kept: only what is shown is replaced. A first user keeps what was picked on the way here.
      if (userId !== null) store.setState(EMPTY_TRAY, true);
      userId = nextUser;
      comparer.stop();
      for (const heard of listeners.values()) heard(null);
      listeners.clear();
      const slips = ports.pending.load().map((intent): OpenSlip => ({ phase: 'unknown', ticket: ticketOf(intent), intent, doubt: doubtFrom(intent, ports.now(), intent.sentAt) }));
      change((tray) => restore(tray, slips));
      for (const { reference } of awaitedIntents(store.getState())) looker.plan(reference);
    },
    pick: (pick) => change((tray) => pickInto(tray, pick)),
    edit: (changeTicket) => change((tray) => editFront(tray, changeTicket)),
    clear: () => change((tray) => editFront(tray, clearStake)),
    close: () => change(closeFront),
    leave: (kept) => change((tray) => (tray.front.phase !== 'empty' && tray.front.ticket.pick.matchId !== kept ? closeFront(tray) : tray)),
    submit({ delaySeconds, knownBetIds }) {
      const tray = store.getState();
      const { front } = tray;
      if (userId === null || !sendable(front) || inFlight(tray) || inDoubt(tray, front.ticket)) return;
      const { pick, price, stake } = front.ticket;
      if (price === null || stake <= 0) return;
      post(userId, { pick, price, stake, delaySeconds, knownBetIds }, sendFront);
    },
    order({ pick, price, stake, delaySeconds, knownBetIds }, heard) {
      const tray = store.getState();
      const ticket = ticketOf({ pick, price, stake });
      if (userId === null || stake <= 0 || inFlight(tray) || inDoubt(tray, ticket)) return false;
      const terms = { pick, price, stake, delaySeconds, knownBetIds };
      listeners.set(post(userId, terms, (current, intent) => sendAside(current, ticket, intent)), heard);
      return true;
    },
    checkAgain: (reference) => looker.look(reference),
    dismiss: (slip) => change((tray) => dropAside(tray, slip)),
  };
}

const ticketOf = ({ pick, price, stake }: Pick<Intent, 'pick' | 'price' | 'stake'>): Ticket => withStake(takePrice(ticketFor(pick), price), stake);
