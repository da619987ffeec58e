import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '#shared/domain/bet.ts';
import { doubtFrom } from './doubt.ts';
import { findPlaced, type Intent } from './intent.ts';
import { createLooker } from './looks.ts';
import type { Money } from '#shared/domain/money.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { OddsPick, Pick as Selection } from './pick.ts';
import { edit, sendable, type News, type OpenSlip } from './slip.ts';
import { clearStake, takePrice, ticketFor, type Ticket } from './ticket.ts';
import { awaitedIntents, closeFront, dropAside, EMPTY_TRAY, inDoubt, inFlight, pickInto, restore, sendAside, sendFront, slipOf, tell, type Tray } from './tray.ts';

/** What the server, or the way to it, said to a bet. */
export type Answer =
  /** `bet` where the answer brought it. */
  | { readonly kind: 'placed'; readonly message: string; readonly bet: Bet | null }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** Everything outside the slip that it needs. None of it is asked for twice for one bet but the lists. */
export interface DeskPorts {
  /** Sends the bet once; never rejects. */
  place(intent: Intent): Promise<Answer>;
  /** The active bets of a match, as the server lists them now. Rejects when they cannot be read. */
  listBets(matchId: string): Promise<readonly Bet[]>;
  /** Its settled, void and deleted bets: where a bet stands that ended while it was looked for. */
  listEnded(matchId: string): Promise<readonly Bet[]>;
  /** What a bet changes elsewhere is read anew. */
  refresh(intent: Intent): void;
  /** Bets whose end is not known survive a reload. `load` gives the signed-in user's own. */
  readonly pending: { load(): readonly Intent[]; keep(intent: Intent): void; drop(reference: string): void };
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels. */
  later(ms: number, callback: () => void): () => void;
  newReference(): string;
}

/** What the bettor sees when the button is pressed. */
export interface Submission {
  readonly delaySeconds: number;
  readonly knownBetIds: readonly string[] | null;
}

/** A bet that was not typed in the slip: one of several that are placed together. */
export interface Order extends Submission {
  readonly pick: OddsPick;
  readonly price: Odds;
  readonly stake: Money;
}

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
  const claimed = new Set<string>();
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

  const placedAs = (intent: Intent, bet: Bet, message: string | null) => {
    claimed.add(bet.betId);
    learn(intent.reference, { kind: 'placed', price: bet.price, message });
  };

  const looker = createLooker({
    ports,
    doubtOf(reference) {
      const slip = slipOf(store.getState(), reference);
      return slip?.phase === 'unknown' ? { intent: slip.intent, doubt: slip.doubt } : null;
    },
    update: (reference, doubt) => learn(reference, { kind: 'doubt', doubt }),
    found(intent, bets) {
      const bet = findPlaced(intent, bets, claimed);
      if (bet === null) return false;
      placedAs(intent, bet, null);
      ports.refresh(intent);
      return true;
    },
    notPlaced: (reference) => learn(reference, { kind: 'refused', refusal: { by: 'check' } }),
  });

  /** Where the answer does not say what it was matched at, the list of bets does; if that cannot be read the price stays untold. */
  const tellPrice = async (intent: Intent) => {
    const bets = await ports.listBets(intent.pick.matchId).catch(() => []);
    const bet = findPlaced(intent, bets, claimed);
    if (bet !== null) placedAs(intent, bet, null);
  };

  const hear = (intent: Intent, answer: Answer) => {
    const { reference } = intent;
    if (answer.kind === 'refused') return learn(reference, { kind: 'refused', refusal: { by: 'server', message: answer.message } });
    if (answer.kind === 'placed') {
      if (answer.bet !== null) return placedAs(intent, answer.bet, answer.message);
      learn(reference, { kind: 'placed', price: null, message: answer.message });
      return void tellPrice(intent);
    }
    learn(reference, { kind: 'lost', at: ports.now() });
    looker.plan(reference);
  };

  type Terms = Pick<Intent, 'pick' | 'price' | 'stake' | 'delaySeconds' | 'knownBetIds'>;

  /** Kept before it is sent, sent once. */
  const post = (bettor: string, terms: Terms, into: (tray: Tray, intent: Intent) => Tray): string => {
    const intent: Intent = { ...terms, reference: ports.newReference(), userId: bettor, sentAt: ports.now() };
    ports.pending.keep(intent);
    change((tray) => into(tray, intent));
    void ports.place(intent).then((answer) => hear(intent, answer));
    return intent.reference;
  };

  return {
    store,
    enter(nextUser) {
      if (nextUser === userId) return awaitedIntents(store.getState()).forEach(({ reference }) => looker.look(reference));
      // Another user's bets stay kept: only what is shown is replaced. A first user keeps what was picked on the way here.
      if (userId !== null) store.setState(EMPTY_TRAY, true);
      userId = nextUser;
      claimed.clear();
      for (const heard of listeners.values()) heard(null);
      listeners.clear();
      const slips = ports.pending.load().map((intent): OpenSlip => ({ phase: 'unknown', ticket: ticketOf(intent), intent, doubt: doubtFrom(intent, ports.now(), intent.sentAt) }));
      change((tray) => restore(tray, slips));
      for (const { reference } of awaitedIntents(store.getState())) looker.plan(reference);
    },
    pick: (pick) => change((tray) => pickInto(tray, pick)),
    edit: (changeTicket) => change((tray) => ({ ...tray, front: edit(tray.front, changeTicket) })),
    clear: () => change((tray) => ({ ...tray, front: edit(tray.front, clearStake) })),
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

const ticketOf = ({ pick, price, stake }: Pick<Intent, 'pick' | 'price' | 'stake'>): Ticket => ({ ...takePrice(ticketFor(pick), price), stake });
