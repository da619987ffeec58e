import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CashOutLeg } from '#shared/domain/cashout.ts';
import type { Bet } from '#shared/domain/bet.ts';
import type { Odds } from '#shared/domain/odds.ts';

/** What became of one leg. The bets themselves are placed, and looked for, by whoever owns the bet slip. */
export type LegEnd =
  /**
   * `found`: the bets that the list shows for the leg, empty until it is read. `refused`: the server's message where it had refused
   * the leg.
   */
  | { readonly kind: 'placed'; readonly price: Odds | null; readonly found: readonly Bet[]; readonly refused: string | null }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'left' };

export type LegState = { readonly kind: 'waiting' | 'sent' | 'looking' } | LegEnd;

export interface RunLeg {
  readonly leg: CashOutLeg;
  readonly state: LegState;
}

/** `settling`: all has been sent that will be, and the new position is being read. */
export interface Run {
  readonly phase: 'placing' | 'settling' | 'done' | 'stopped';
  readonly legs: readonly RunLeg[];
}

/** What happens to a leg beside its end. */
export interface LegEvents {
  /** The answer is lost, and the bet is being looked for. */
  onLost(): void;
  /** After the end: the list of bets shows more than the answer said. */
  onCorrected(end: LegEnd): void;
}

export interface RunPorts {
  /** Sends one leg, once, and waits until its end is known. */
  place(leg: CashOutLeg, events: LegEvents): Promise<LegEnd>;
  /** Reads the position anew. */
  settle(): Promise<unknown>;
}

export interface Runs {
  /** By what is cashed out: a market of one bettor. */
  readonly store: StoreApi<Readonly<Record<string, Run>>>;
  /** Places the legs one after the other and stops at the first that is not placed. Nothing happens while a run of this key is under way. */
  start(key: string, legs: readonly CashOutLeg[], ports: RunPorts): void;
  /** Forgets a run that has ended. */
  dismiss(key: string): void;
}

export const isUnderWay = (run: Run | null): boolean => run?.phase === 'placing' || run?.phase === 'settling';

/** The legs that are not placed, as they were wanted. */
export const remaining = ({ legs }: Run): CashOutLeg[] => legs.filter(({ state }) => state.kind !== 'placed').map(({ leg }) => leg);

const allPlaced = ({ legs }: Run): boolean => legs.every(({ state }) => state.kind === 'placed');

export function createRuns(): Runs {
  const store = createStore<Readonly<Record<string, Run>>>()(() => ({}));
  const change = (key: string, next: (run: Run) => Run) => {
    const run = store.getState()[key];
    if (run !== undefined) store.setState({ [key]: next(run) });
  };
  const tell = (key: string, place: number, state: LegState) =>
    change(key, (run) => ({ ...run, legs: run.legs.map((each, index) => (index === place ? { ...each, state } : each)) }));

  /** A leg of a run that has stopped may stand all the same, or more than once: the position is read again. */
  function correct(key: string, leg: CashOutLeg, end: LegEnd, settle: RunPorts['settle']): void {
    const index = store.getState()[key]?.legs.findIndex((each) => each.leg === leg) ?? -1;
    if (index < 0) return;
    tell(key, index, end);
    change(key, (now) => (now.phase === 'stopped' && allPlaced(now) ? { ...now, phase: 'done' } : now));
    void settle().catch(() => undefined);
  }

  async function run(key: string, legs: readonly CashOutLeg[], { place, settle }: RunPorts): Promise<void> {
    let placed = 0;
    for (const leg of legs) {
      const index = placed;
      tell(key, index, { kind: 'sent' });
      const events: LegEvents = { onLost: () => tell(key, index, { kind: 'looking' }), onCorrected: (corrected) => correct(key, leg, corrected, settle) };
      const end = await place(leg, events).catch((): LegEnd => ({ kind: 'not-sent' }));
      tell(key, index, end);
      if (end.kind !== 'placed') break;
      placed += 1;
    }
    change(key, (now) => ({ ...now, phase: 'settling' }));
    // A position that cannot be read holds the next cash-out back by itself: see `reading`.
    await settle().catch(() => undefined);
    change(key, (now) => ({ ...now, phase: allPlaced(now) ? 'done' : 'stopped' }));
  }

  return {
    store,
    start(key, legs, ports) {
      if (legs.length === 0 || isUnderWay(store.getState()[key] ?? null)) return;
      store.setState({ [key]: { phase: 'placing', legs: legs.map((leg) => ({ leg, state: { kind: 'waiting' } })) } });
      void run(key, legs, ports);
    },
    dismiss(key) {
      const { [key]: run, ...others } = store.getState();
      if (!isUnderWay(run ?? null)) store.setState(others, true);
    },
  };
}
