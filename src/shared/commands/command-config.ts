import type { CommandIdentity, CommandResponse, MoneyCommand } from './command.ts';
import type { ReceiptAssignments } from './receipt-assignments.ts';

/** The kind of a command, in the operator's telemetry. */
export type CommandName = 'bet' | 'multi-bet' | 'deposit' | 'withdrawal';

/** Current time and timers. */
export interface CommandClock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls once after this many milliseconds. The returned function cancels. */
  schedule(ms: number, callback: () => void): () => void;
}

/** Commands without an outcome, as the browser stores them. */
export interface PendingCommands<Command> {
  /** Returns the commands of one user, oldest first. */
  load(userId: string): readonly Command[];
  save(command: Command): void;
  remove(reference: string): void;
}

/**
 * The exposure, which changes when the server takes a bet. The list is compared with a refused command only when it
 * changes.
 */
export interface ExposureReader {
  /** The exposure as last read; null before the first reading. */
  current(): number | null;
  /** Reads the exposure and calls `onRead` with every reading. Returns a function that stops it. */
  watch(onRead: (value: number) => void): () => void;
}

/** The server's receipts as one check has read them. */
export interface ReceiptList<Receipt> {
  readonly receipts: readonly Receipt[];
  /** Whether every listed row could be read. Otherwise the list cannot prove that the server did not take a command. */
  readonly isWhole: boolean;
}

/**
 * Describes how one kind of command is sent, listed and recognised. An `ExpectedReceipt` describes one item that the
 * server creates for the command: one for a single bet, one per leg of a multi-bet.
 */
export interface CommandConfig<Payload, Receipt, ExpectedReceipt extends CommandIdentity, Attachment = void> {
  readonly name: CommandName;
  /** Sends the command exactly once. Never retries. */
  send(command: MoneyCommand<Payload>, attachment: Attachment): Promise<CommandResponse<Receipt>>;
  /**
   * Reads the server's receipts that could belong to the command. `isConclusive`: the list decides, so it must include
   * ended items. Rejects when the list cannot be read.
   */
  listReceipts(command: MoneyCommand<Payload>, isConclusive: boolean): Promise<ReceiptList<Receipt>>;
  /** Reads the receipts after a response, and shares the request that refreshes the page. */
  refreshReceipts(command: MoneyCommand<Payload>): Promise<readonly Receipt[]>;
  /** Refreshes everything that the command changed. */
  refresh(command: MoneyCommand<Payload>): void;
  listExpectedReceipts(command: MoneyCommand<Payload>): readonly ExpectedReceipt[];
  /** Whether this receipt may be the expected one. */
  matches(expected: ExpectedReceipt, receipt: Receipt): boolean;
  /**
   * Identifies what the command acts on, without its amount. An unverified command blocks others with the same target.
   */
  getTarget(payload: Payload): string;
  /**
   * Milliseconds from the lost response until a list without the receipt proves that the server did not take the
   * command.
   */
  getConclusiveAfterMs(command: MoneyCommand<Payload>): number;
  /** When `getConclusiveAfterMs` begins after a reload: at the sending, or at the reload. */
  readonly resumedFrom: 'sending' | 'reload';
  readonly pending: PendingCommands<MoneyCommand<Payload>>;
  /** Shared by all runners whose receipts appear in one list. */
  readonly assignments: ReceiptAssignments<ExpectedReceipt, Receipt>;
  /** Null: a refused command is compared with the list once. */
  readonly exposure: ExposureReader | null;
  readonly clock: CommandClock;
  newReference(): string;
}
