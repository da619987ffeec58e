import type { ExchangeState } from './state.ts';

/**
 * Durable copy of the state for one process. Its calls are synchronous, so a command returns only after its changes
 * are saved, and no other command runs in between.
 */
export interface Journal {
  /** Returns the saved state, or null for a new file. The next `save` writes what differs from it. */
  load(): ExchangeState | null;
  /**
   * Saves what differs from the last saved state, in one transaction. Throws when the file cannot be written; then
   * nothing of this change is saved, and `load` must come before the next `save`.
   */
  save(state: ExchangeState): void;
  close(): void;
}
