import type { Reconciliation } from './reconciliation.ts';

/** What the kernel adds to a payload when it sends it. */
export interface CommandIdentity {
  /** Idempotency key. The server answers a repeated key with its first response. */
  readonly reference: string;
  readonly userId: string;
  /** Milliseconds since 1970-01-01 UTC, by this device's clock. */
  readonly sentAt: number;
}

/** A request that moves money, stored before it is sent and dropped when its outcome is known. It never changes. */
export type MoneyCommand<Payload> = Payload & CommandIdentity;

/** What is known of a command. */
export type CommandOutcome<Receipt> =
  | {
      readonly type: 'accepted';
      /** The server's message; null when only the list shows that the command was accepted. */
      readonly message: string | null;
      /**
       * What the response or the list shows; may be empty until the list is read. More receipts than claims: the server
       * acted repeatedly, and the screen says "3 bets found".
       */
      readonly receipts: readonly Receipt[];
      /** The server's message when it rejected the command and the list contradicts it. */
      readonly rejection?: string;
    }
  /** The list shows receipts for some claims of the command and not for others. */
  | { readonly type: 'partlyAccepted'; readonly receipts: readonly Receipt[] }
  | { readonly type: 'rejected'; readonly message: string }
  /** The response is lost. The server may or may not have acted. */
  | { readonly type: 'unverified'; readonly reconciliation: Reconciliation }
  /** Reconciliation is conclusive: the server never took the command. */
  | { readonly type: 'notTaken' };

/** What one request brought back. */
export type CommandResponse<Receipt> =
  | Extract<CommandOutcome<Receipt>, { type: 'accepted' | 'rejected' }>
  /** No response, or one that does not fit the contract: it does not say whether the server acted. */
  | { readonly type: 'lost' };

/** A command that an earlier page left without an outcome. */
export interface ResumedCommand<Payload> {
  readonly command: MoneyCommand<Payload>;
  readonly reconciliation: Reconciliation;
}

export type CommandListener<Payload, Receipt> = (
  command: MoneyCommand<Payload>,
  outcome: CommandOutcome<Receipt>,
) => void;

export interface CommandRunner<Payload, Receipt, Attachment = void> {
  /**
   * Stores the command, then sends it exactly once. Returns null, and sends nothing, while another command is being
   * sent, while a command for the same target is unverified, or before `resume` named the user.
   *
   * `attachment` goes with the command and is never stored: a picture, a progress callback. `reference` repeats the
   * reference of a command that was not taken, so that a server that knows it acts once.
   */
  run(payload: Payload, attachment: Attachment, reference?: string): MoneyCommand<Payload> | null;
  /** Checks an unverified command now, beside the schedule. */
  checkNow(reference: string): void;
  /**
   * Names the signed-in user. For a new user: forgets the commands of the previous one, which stay stored, and returns
   * the stored commands of this one. For the same user: checks every unverified command now.
   */
  resume(userId: string): readonly ResumedCommand<Payload>[];
  /** Calls for every change of a command of the signed-in user. */
  subscribe(listener: CommandListener<Payload, Receipt>): () => void;
}
