import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

/** What became of one leg. The bets themselves are placed, and looked for, by whoever owns the bet slip. */
export type LegOutcome =
  /**
   * `found`: the bets that the list shows for the leg, empty until it is read. `refused`: the server's message where it had refused
   * the leg.
   */
  | {
      readonly kind: 'placed';
      readonly price: Odds | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'left' };

export type LegState = { readonly kind: 'waiting' | 'sent' | 'looking' } | LegOutcome;

export interface CashOutRunLeg {
  readonly leg: CashOutLeg;
  readonly state: LegState;
}

/** `settling`: all has been sent that will be, and the new position is being read. */
export interface CashOutRun {
  readonly phase: 'placing' | 'settling' | 'done' | 'stopped';
  readonly legs: readonly CashOutRunLeg[];
}

/** What happens to a leg beside its end. */
export interface LegEvents {
  /** The answer is lost, and the bet is being looked for. */
  onLost(): void;
  /** After the end: the list of bets shows more than the answer said. */
  onCorrected(outcome: LegOutcome): void;
}

export interface CashOutPorts {
  /** Sends one leg, once, and waits until its end is known. */
  place(leg: CashOutLeg, events: LegEvents): Promise<LegOutcome>;
  /** Reads the position anew. */
  settle(): Promise<unknown>;
}

export interface CashOutRuns {
  /** By what is cashed out: a market of one bettor. */
  readonly store: StoreApi<Readonly<Record<string, CashOutRun>>>;
  /** Places the legs one after the other and stops at the first that is not placed. Nothing happens while a run of this key is under way. */
  start(key: string, legs: readonly CashOutLeg[], ports: CashOutPorts): void;
  /** Forgets a run that has ended. */
  dismiss(key: string): void;
}

export const isRunning = (run: CashOutRun | null): boolean => run?.phase === 'placing' || run?.phase === 'settling';

/** The legs that are not placed, as they were wanted. */
export const remainingLegs = ({ legs }: CashOutRun): CashOutLeg[] =>
  legs.filter(({ state }) => state.kind !== 'placed').map(({ leg }) => leg);

const areAllPlaced = ({ legs }: CashOutRun): boolean => legs.every(({ state }) => state.kind === 'placed');

export function createCashOutRuns(): CashOutRuns {
  const store = createStore<Readonly<Record<string, CashOutRun>>>()(() => ({}));
  const change = (key: string, next: (run: CashOutRun) => CashOutRun) => {
    const run = store.getState()[key];
    if (run !== undefined) store.setState({ [key]: next(run) });
  };
  const setLegState = (key: string, legIndex: number, state: LegState) =>
    change(key, (run) => ({
      ...run,
      legs: run.legs.map((each, index) => (index === legIndex ? { ...each, state } : each)),
    }));

  /** A leg of a run that has stopped may stand all the same, or more than once: the position is read again. */
  function correct(key: string, leg: CashOutLeg, outcome: LegOutcome, settle: CashOutPorts['settle']): void {
    const index = store.getState()[key]?.legs.findIndex((each) => each.leg === leg) ?? -1;
    if (index < 0) return;
    setLegState(key, index, outcome);
    change(key, (current) =>
      current.phase === 'stopped' && areAllPlaced(current) ? { ...current, phase: 'done' } : current,
    );
    void settle().catch(() => undefined);
  }

  async function run(key: string, legs: readonly CashOutLeg[], { place, settle }: CashOutPorts): Promise<void> {
    let placed = 0;
    for (const leg of legs) {
      const index = placed;
      setLegState(key, index, { kind: 'sent' });
      const events: LegEvents = {
        onLost: () => setLegState(key, index, { kind: 'looking' }),
        onCorrected: (corrected) => correct(key, leg, corrected, settle),
      };
      const outcome = await place(leg, events).catch((): LegOutcome => ({ kind: 'not-sent' }));
      setLegState(key, index, outcome);
      if (outcome.kind !== 'placed') break;
      placed += 1;
    }
    change(key, (current) => ({ ...current, phase: 'settling' }));
    // A position that cannot be read holds the next cash-out back by itself: see `reading`.
    await settle().catch(() => undefined);
    change(key, (current) => ({ ...current, phase: areAllPlaced(current) ? 'done' : 'stopped' }));
  }

  return {
    store,
    start(key, legs, ports) {
      if (legs.length === 0 || isRunning(store.getState()[key] ?? null)) return;
      store.setState({ [key]: { phase: 'placing', legs: legs.map((leg) => ({ leg, state: { kind: 'waiting' } })) } });
      void run(key, legs, ports);
    },
    dismiss(key) {
      const { [key]: run, ...others } = store.getState();
      if (!isRunning(run ?? null)) store.setState(others, true);
    },
  };
}
