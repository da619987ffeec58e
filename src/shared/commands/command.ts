import type { Reconciliation } from './reconciliation.ts';

/** Fields that the command runner adds to a payload. */
export interface CommandIdentity {
  /** Idempotency key. The server responds to a repeated key with its first response. */
  readonly reference: string;
  readonly userId: string;
  /** Milliseconds since 1970-01-01 UTC, by this device's clock. */
  readonly sentAt: number;
}

/** A request that moves money, stored from before it is sent until its outcome is known. Immutable. */
export type MoneyCommand<Payload> = Payload & CommandIdentity;

/** Outcome of a command as far as it is known. */
export type CommandOutcome<Receipt> =
  | {
      readonly type: 'accepted';
      /** The server's message; null when only the list shows that the command was accepted. */
      readonly message: string | null;
      /**
       * Receipts that the response or the list shows; may be empty until the list is read. More than expected mean that
       * the server acted repeatedly.
       */
      readonly receipts: readonly Receipt[];
      /** The server's message when it refused the command and the list contradicts it. */
      readonly refusalMessage?: string;
    }
  /** The list shows some of the receipts that the command expects, and lacks others. */
  | { readonly type: 'partly-accepted'; readonly receipts: readonly Receipt[] }
  | { readonly type: 'refused'; readonly message: string }
  /** The response was lost. The server may or may not have acted. */
  | { readonly type: 'unverified'; readonly reconciliation: Reconciliation }
  /** Reconciliation was conclusive: the server did not take the command. */
  | { readonly type: 'not-taken' };

/** Response to one request. */
export type CommandResponse<Receipt> =
  | Extract<CommandOutcome<Receipt>, { type: 'accepted' | 'refused' }>
  /** No response, or one outside the contract: it does not prove whether the server acted. */
  | { readonly type: 'lost' };

/** A stored command without an outcome from an earlier page. */
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
   * Stores the command, then sends it exactly once. Returns null, and sends nothing, before `resume` set the user,
   * while another command is in flight, or while one for the same target is unverified. `attachment` is sent but never
   * stored, for example a picture or a progress callback. `reference` reuses the reference of a command that was not
   * taken, so that the server acts once on both.
   */
  send(payload: Payload, attachment: Attachment, reference?: string): MoneyCommand<Payload> | null;
  /** Checks an unverified command now, in addition to the schedule. */
  checkNow(reference: string): void;
  /**
   * Sets the signed-in user. For a new user it stops following the previous user's commands, which stay stored, and
   * returns the stored commands of this user. For the same user it checks every unverified command now, and returns
   * those that were stored since, by a tab that was closed.
   */
  resume(userId: string): readonly ResumedCommand<Payload>[];
  /** Calls the listener for every change of the signed-in user's commands. Returns a function that unsubscribes. */
  subscribe(listener: CommandListener<Payload, Receipt>): () => void;
}
