import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';

/** Outcome of one leg. The bet slip places and checks the bets. */
export type LegOutcome =
  /**
   * `foundBets`: bets that the list shows for the leg, empty until the list has loaded. `refusalMessage`: the server's
   * message when it refused the leg.
   */
  | {
      readonly kind: 'placed';
      readonly price: Odds | null;
      readonly foundBets: readonly Bet[];
      readonly refusalMessage: string | null;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'signed-out' };

export type LegState = { readonly kind: 'waiting' | 'sent' | 'unverified' } | LegOutcome;

export interface CashOutRunLeg {
  readonly leg: CashOutLeg;
  readonly state: LegState;
}

/** `settling`: every leg is sent, and the new position is loading. */
export interface CashOutRun {
  readonly phase: 'placing' | 'settling' | 'done' | 'stopped';
  readonly legs: readonly CashOutRunLeg[];
}

/** Callbacks for events of a leg besides its outcome. */
export interface LegEvents {
  /** The response was lost. The bet is unverified, and the bet slip checks it. */
  onUnverified(): void;
  /** Called after the outcome when the list of bets contradicts it. */
  onCorrected(outcome: LegOutcome): void;
}

export interface CashOutPorts {
  /** Sends one leg, once, and resolves with its outcome. */
  place(leg: CashOutLeg, events: LegEvents): Promise<LegOutcome>;
  /** Reads the new position. */
  settle(): Promise<unknown>;
}

export interface CashOutRuns {
  /** Runs by key: one market of one bettor. */
  readonly store: StoreApi<Readonly<Record<string, CashOutRun>>>;
  /**
   * Places the legs one after the other and stops at the first that fails. Does nothing while a run of this key is
   * active.
   */
  start(key: string, legs: readonly CashOutLeg[], ports: CashOutPorts): void;
  /** Removes a run that has ended. */
  dismiss(key: string): void;
}

export const isRunning = (run: CashOutRun | null): boolean => run?.phase === 'placing' || run?.phase === 'settling';

/** Returns the legs without a placed bet, with their original terms. */
export const listRemainingLegs = ({ legs }: CashOutRun): CashOutLeg[] =>
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

  /**
   * Applies a late correction of a stopped run: the leg was placed after all, or more than once. Reads the position
   * again.
   */
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
        onUnverified: () => setLegState(key, index, { kind: 'unverified' }),
        onCorrected: (corrected) => correct(key, leg, corrected, settle),
      };
      const outcome = await place(leg, events).catch((): LegOutcome => ({ kind: 'not-sent' }));
      setLegState(key, index, outcome);
      if (outcome.kind !== 'placed') break;
      placed += 1;
    }
    change(key, (current) => ({ ...current, phase: 'settling' }));
    // When the position cannot be read, `reading` blocks the next cash-out.
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
