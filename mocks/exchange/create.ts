import type { Clock } from './clock.ts';
import { createCore } from './core.ts';
import type { Exchange, StateSlice } from './exchange.ts';
import { createRecordedMatch } from './recording/recorded-match.ts';
import { createAccountsService } from './services/accounts/accounts-service.ts';
import { createBettingService } from './services/betting/betting-service.ts';
import { createBoardService } from './services/board-service.ts';
import { createCashier } from './services/cashier.ts';
import { createCasinoService } from './services/casino-service.ts';
import { createLedgerService } from './services/ledger-service.ts';
import { createOperatorService } from './services/operator-service.ts';
import { createResponsibleGamblingService } from './services/responsible-gambling-service.ts';
import type { Journal } from './state/journal.ts';
import type { Store } from './state/store.ts';
import { createWorld, type World } from './world/world.ts';

export interface ExchangeSettings {
  /** Seed of the world. Everything that happens is a function of seed and time. */
  readonly seed: number;
  readonly clock: Clock;
  /** Store in which bets and ledgers survive the page. Without it they live in memory. */
  readonly store?: Store;
  /** Journal of a server, which saves every change before its response. Takes the place of a store. */
  readonly journal?: Journal | null;
  /** Commission in whole percent of the net win in an odds market. Default: 0. */
  readonly commissionPercent?: number;
  /** Clock of session and one-time password expiry, which the app compares with its own. Default: real time. */
  readonly wallClock?: () => number;
  /** World with scripts that are already written, for tests that open many exchanges of one seed. */
  readonly world?: World;
}

/** Opens an exchange. Its demo accounts are `demo`, `demo2`, `twostep` (a second step) and `locked`. */
export function createExchange({
  seed,
  clock,
  store,
  journal = null,
  commissionPercent = 0,
  wallClock = Date.now,
  world = createWorld(seed),
}: ExchangeSettings): Exchange {
  const core = createCore({ seed, clock, world, store: store ?? null, journal, commissionPercent, wallClock });

  function createStateSlice<T>(name: string, initial: T): StateSlice<T> {
    return {
      read: () => (core.read().slices[name] as T | undefined) ?? initial,
      write(value) {
        void core.changeState((state) => {
          state.slices[name] = value;
        });
      },
      change: (work) =>
        core.changeState((state, now) => {
          const { value, result } = work(
            (state.slices[name] as T | undefined) ?? initial,
            createCashier(core, state, now),
          );
          state.slices[name] = value;
          return result;
        }),
    };
  }

  return {
    seed,
    clock,
    createStateSlice,
    accounts: createAccountsService(core),
    board: createBoardService(core),
    betting: createBettingService(core),
    ledger: createLedgerService(core),
    casino: createCasinoService(core),
    operator: createOperatorService(core),
    responsibleGambling: createResponsibleGamblingService(core),
    addRecording(recording) {
      const match = createRecordedMatch(recording);
      world.add(match);
      // Bets of an earlier visit may be due on the recording.
      void core.changeState(() => undefined);
      return { matchId: match.announcement.matchId, marketId: match.markets[0]?.marketId ?? '' };
    },
    waitUntilRead: core.waitUntilRead,
    waitUntilSaved: core.waitUntilSaved,
    reset: core.reset,
    dispose: core.dispose,
  };
}
