/** A message of the app, for translators. */
export interface ListedMessage {
  /** The full key: `wallet.deposit.title`. */
  readonly key: string;
  /** The English message. */
  readonly source: string;
  readonly target: string | undefined;
  /** Each argument with its kind: `count plural`. */
  readonly arguments: readonly string[];
  readonly note: string | undefined;
  /** Path of the catalogue, from the root. */
  readonly file: string;
  /** Stories that show the message. Undefined without pictures. */
  readonly stories?: readonly string[] | undefined;
}

export function listMessages(language?: string): ListedMessage[];
