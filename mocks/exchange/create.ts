import type { Clock } from './clock.ts';
import { createCore } from './core.ts';
import { accountsDesk } from './desks/accounts-desk.ts';
import { bettingDesk } from './desks/betting-desk.ts';
import { boardDesk } from './desks/board-desk.ts';
import { booksDesk } from './desks/books-desk.ts';
import { operatorDesk } from './desks/operator-desk.ts';
import { playDesk } from './desks/play-desk.ts';
import { tillOf } from './desks/till.ts';
import { casinoDesk } from './desks/casino-desk.ts';
import type { Drawer, Exchange } from './exchange.ts';
import { recordedMatch } from './recording.ts';
import type { Store } from './state/store.ts';
import { createWorld, type World } from './world/world.ts';

export interface ExchangeSettings {
  /** What happens is a function of seed and time. */
  readonly seed: number;
  readonly clock: Clock;
  /** Where bets and ledgers outlive the page; left out, they live in memory alone. */
  readonly store?: Store;
  /** Whole per cent of the net win of an odds market; 0 when left out. */
  readonly commissionPercent?: number;
  /** The clock of session and one-time password expiry, which the app compares with its own: real time when left out. */
  readonly wallClock?: () => number;
  /** Scripts already written, for tests that open many exchanges of one seed. */
  readonly world?: World;
}

/** Opens an exchange. Its demo accounts are `demo`, `demo2`, `twostep` (a second step) and `locked`. */
export function createExchange({ seed, clock, store, commissionPercent = 0, wallClock = Date.now, world = createWorld(seed) }: ExchangeSettings): Exchange {
  const core = createCore({ seed, clock, world, store: store ?? null, commissionPercent, wallClock });

  function drawer<T>(name: string, empty: T): Drawer<T> {
    return {
      read: () => (core.read().drawers[name] as T | undefined) ?? empty,
      write(value) {
        void core.command((state) => {
          state.drawers[name] = value;
        });
      },
      change: (work) =>
        core.command((state, now) => {
          const { value, result } = work((state.drawers[name] as T | undefined) ?? empty, tillOf(core, state, now));
          state.drawers[name] = value;
          return result;
        }),
    };
  }

  return {
    seed, clock, drawer,
    accounts: accountsDesk(core),
    board: boardDesk(core),
    betting: bettingDesk(core),
    books: booksDesk(core),
    casino: casinoDesk(core),
    operator: operatorDesk(core),
    play: playDesk(core),
    addRecording(recording) {
      const match = recordedMatch(recording);
      world.add(match);
      // Bets on it from an earlier visit may be due.
      void core.command(() => undefined);
      return { matchId: match.sheet.matchId, marketId: match.markets[0]?.marketId ?? '' };
    },
    ready: core.ready,
    saved: core.saved,
    reset: core.reset,
    dispose: core.dispose,
  };
}
