import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlacementEvents, PlacementOutcome } from '#shared/domain/bet/bet-placement.ts';
import type { CashOutLeg } from '#shared/domain/cash-out/cash-out.ts';

export type LegState = { readonly kind: 'waiting' | 'sent' | 'unverified' } | PlacementOutcome;

export interface LegProgress {
  readonly leg: CashOutLeg;
  readonly state: LegState;
}

/** `reading`: every leg is sent, and the new position is loading. */
export interface CashOutProgress {
  readonly phase: 'placing' | 'reading' | 'done' | 'stopped';
  readonly legs: readonly LegProgress[];
}

export interface CashOutPorts {
  /** Sends one leg, once, and resolves with its outcome. */
  place(leg: CashOutLeg, events: PlacementEvents): Promise<PlacementOutcome>;
  /** Reads the new position. */
  readPosition(): Promise<unknown>;
}

export interface CashOutController {
  /** Cash-outs by key: one market of one bettor. */
  readonly store: StoreApi<Readonly<Record<string, CashOutProgress>>>;
  /**
   * Places the legs one after the other and stops at the first that fails. Does nothing while a cash-out of this key is
   * active.
   */
  start(key: string, legs: readonly CashOutLeg[], ports: CashOutPorts): void;
  /** Removes a cash-out that has ended. */
  dismiss(key: string): void;
}

export const isInProgress = (progress: CashOutProgress | null): boolean =>
  progress?.phase === 'placing' || progress?.phase === 'reading';

/** Returns the legs without a placed bet, with their original terms. */
export const listRemainingLegs = ({ legs }: CashOutProgress): CashOutLeg[] =>
  legs.filter(({ state }) => state.kind !== 'placed').map(({ leg }) => leg);

const areAllPlaced = ({ legs }: CashOutProgress): boolean => legs.every(({ state }) => state.kind === 'placed');

export function createCashOutController(): CashOutController {
  const store = createStore<Readonly<Record<string, CashOutProgress>>>()(() => ({}));
  const change = (key: string, next: (progress: CashOutProgress) => CashOutProgress) => {
    const progress = store.getState()[key];
    if (progress !== undefined) store.setState({ [key]: next(progress) });
  };
  const setLegState = (key: string, legIndex: number, state: LegState) =>
    change(key, (progress) => ({
      ...progress,
      legs: progress.legs.map((each, index) => (index === legIndex ? { ...each, state } : each)),
    }));

  /**
   * Applies a late correction of a stopped cash-out: the leg was placed after all, or more than once. Reads the
   * position again.
   */
  function correct(
    key: string,
    leg: CashOutLeg,
    outcome: PlacementOutcome,
    readPosition: CashOutPorts['readPosition'],
  ): void {
    const index = store.getState()[key]?.legs.findIndex((each) => each.leg === leg) ?? -1;
    if (index < 0) return;
    setLegState(key, index, outcome);
    change(key, (current) =>
      current.phase === 'stopped' && areAllPlaced(current) ? { ...current, phase: 'done' } : current,
    );
    void readPosition().catch(() => undefined);
  }

  async function placeLegs(
    key: string,
    legs: readonly CashOutLeg[],
    { place, readPosition }: CashOutPorts,
  ): Promise<void> {
    for (const [index, leg] of legs.entries()) {
      setLegState(key, index, { kind: 'sent' });
      const events: PlacementEvents = {
        onUnverified: () => setLegState(key, index, { kind: 'unverified' }),
        onCorrected: (corrected) => correct(key, leg, corrected, readPosition),
      };
      const outcome = await place(leg, events).catch((): PlacementOutcome => ({ kind: 'not-sent' }));
      setLegState(key, index, outcome);
      if (outcome.kind !== 'placed') break;
    }
    change(key, (current) => ({ ...current, phase: 'reading' }));
    // When the position cannot be read, `reading` blocks the next cash-out.
    await readPosition().catch(() => undefined);
    change(key, (current) => ({ ...current, phase: areAllPlaced(current) ? 'done' : 'stopped' }));
  }

  return {
    store,
    start(key, legs, ports) {
      if (legs.length === 0 || isInProgress(store.getState()[key] ?? null)) return;
      store.setState({ [key]: { phase: 'placing', legs: legs.map((leg) => ({ leg, state: { kind: 'waiting' } })) } });
      void placeLegs(key, legs, ports);
    },
    dismiss(key) {
      const { [key]: progress, ...others } = store.getState();
      if (!isInProgress(progress ?? null)) store.setState(others, true);
    },
  };
}
