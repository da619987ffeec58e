import type { CommandIdentity, CommandResponse, MoneyCommand } from './command.ts';
import type { ReceiptRegister } from './receipt-register.ts';

/** The time, and a timer. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls once after this many milliseconds. The returned function cancels. */
  schedule(ms: number, callback: () => void): () => void;
}

/** Commands without an outcome, as the browser stores them. */
export interface PendingCommands<Command> {
  /** The commands of one user, oldest first. */
  load(userId: string): readonly Command[];
  save(command: Command): void;
  remove(reference: string): void;
}

/** A figure that changes when the server acts: a rejected command is compared only when it moves. */
export interface EffectProbe {
  /** The figure as last read; null before the first reading. */
  current(): number | null;
  /** Reads the figure now, and calls with every reading until the returned function is called. */
  watch(onRead: (value: number) => void): () => void;
}

/**
 * How one kind of command is sent, listed and recognised.
 *
 * A `Claim` is one thing that the command asks the server to create: a single bet claims one, a multi-bet one per leg.
 */
export interface CommandConfig<Payload, Receipt, Claim extends CommandIdentity, Attachment = void> {
  /** Sends the command exactly once. Never retries. */
  send(command: MoneyCommand<Payload>, attachment: Attachment): Promise<CommandResponse<Receipt>>;
  /**
   * Receipts on the server that could belong to the command. `isConclusive`: the list decides, so it also contains
   * what has already ended. Rejects when the list cannot be read.
   */
  listReceipts(command: MoneyCommand<Payload>, isConclusive: boolean): Promise<readonly Receipt[]>;
  /** The same after a response, by the request that refreshes the page anyway. */
  refreshReceipts(command: MoneyCommand<Payload>): Promise<readonly Receipt[]>;
  /** Refreshes everything that the command changed. */
  refresh(command: MoneyCommand<Payload>): void;
  claimsOf(command: MoneyCommand<Payload>): readonly Claim[];
  /** Whether this receipt may be what the claim became. */
  matches(claim: Claim, receipt: Receipt): boolean;
  /** Two payloads with one target are the same request, whatever its amount: an unverified one blocks the other. */
  targetOf(payload: Payload): string;
  /** Milliseconds from the lost response until a list without the receipt proves that the command was not taken. */
  conclusiveAfterMs(command: MoneyCommand<Payload>): number;
  /** From when `conclusiveAfterMs` counts after a reload: from the sending, or from the reload. */
  readonly resumedFrom: 'sending' | 'reload';
  readonly pending: PendingCommands<MoneyCommand<Payload>>;
  /** Shared by all runners whose receipts stand in one list. */
  readonly register: ReceiptRegister<Claim, Receipt>;
  /** Null: a rejected command is compared with the list once. */
  readonly effects: EffectProbe | null;
  readonly clock: Clock;
  newReference(): string;
}
