import type { WalletRequest } from '#shared/api/contract/wallet.ts';
import type { Money } from '#shared/domain/money.ts';
import { doubtFrom, type Doubt } from './doubt.ts';

export type Kind = 'deposit' | 'withdrawal';

/** What the bettor asks for when the button is pressed. */
export interface Order {
  readonly kind: Kind;
  readonly amount: Money;
  readonly methodId: string;
  /** The payee of a deposit, the bettor's own details for a withdrawal. */
  readonly targetId: string;
  /** The bank's reference of a deposit; "" of a withdrawal. */
  readonly bankReference: string;
  readonly remark: string;
}

/** One request as it was sent: never changed again, and enough to recognise it in the list of requests. */
export interface Intent extends Order {
  /** Travels with the request, so that a server that knows it acts once. */
  readonly reference: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly sentAt: number;
  /** The requests of its kind that were listed before this one; null when the list had not been read. */
  readonly known: readonly string[] | null;
}

/** Why nothing was taken: the server's words, or nothing found where the request would stand. */
export type Refusal = { readonly by: 'server'; readonly message: string } | { readonly by: 'check' };

/** The life of one request, from the press of the button until the server has it (or not). */
export type Standing =
  | { readonly phase: 'idle' }
  /** Under way. `uploaded` is the share that has left, null as long as nobody has told it. */
  | { readonly phase: 'sent'; readonly intent: Intent; readonly uploaded: number | null }
  | { readonly phase: 'unknown'; readonly intent: Intent; readonly doubt: Doubt }
  /**
   * `message` is the server's, null where a look found the request. `found`: the requests that the list shows for this one, empty until
   * it is read; more than one where the server took it repeatedly. `refused`: the server's message where it had refused the request.
   */
  | {
      readonly phase: 'taken';
      readonly intent: Intent;
      readonly message: string | null;
      readonly found: readonly WalletRequest[];
      readonly refused: string | null;
    }
  | { readonly phase: 'refused'; readonly intent: Intent; readonly refusal: Refusal };

/** Whether the list of requests contradicts the answer. */
export const isContradicted = ({ found, refused }: Extract<Standing, { phase: 'taken' }>): boolean => found.length > 1 || refused !== null;

export const IDLE: Standing = { phase: 'idle' };

export type News =
  | { readonly kind: 'uploaded'; readonly share: number }
  | { readonly kind: 'taken'; readonly message: string | null }
  /** What the list shows of a request that was answered or found. */
  | { readonly kind: 'found'; readonly found: readonly WalletRequest[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost'; readonly at: number }
  | { readonly kind: 'doubt'; readonly doubt: Doubt };

/** Whether its end is still to come: nothing of its kind is sent meanwhile, and it survives a reload. */
export const awaited = (standing: Standing): standing is Extract<Standing, { phase: 'sent' | 'unknown' }> => standing.phase === 'sent' || standing.phase === 'unknown';

/** A request that the list shows: it was taken, whatever the answer said. */
function withFound(standing: Exclude<Standing, { phase: 'idle' }>, found: readonly WalletRequest[]): Standing {
  const { intent } = standing;
  if (standing.phase === 'taken') return found.length > standing.found.length ? { ...standing, found } : standing;
  const refused = standing.phase === 'refused' && standing.refusal.by === 'server' ? standing.refusal.message : null;
  return found.length === 0 ? standing : { phase: 'taken', intent, message: null, found, refused };
}

/** What is on its way or in doubt learns everything; what was answered learns only what the list shows. */
export function learn(standing: Standing, news: News): Standing {
  if (standing.phase !== 'idle' && news.kind === 'found') return withFound(standing, news.found);
  if (!awaited(standing)) return standing;
  const { intent } = standing;
  switch (news.kind) {
    case 'uploaded':
      return standing.phase === 'sent' ? { ...standing, uploaded: news.share } : standing;
    case 'taken':
      return { phase: 'taken', intent, message: news.message, found: [], refused: null };
    case 'refused':
      return { phase: 'refused', intent, refusal: news.refusal };
    case 'lost':
      return { phase: 'unknown', intent, doubt: standing.phase === 'unknown' ? standing.doubt : doubtFrom(news.at) };
    case 'found':
      return standing;
    case 'doubt':
      return { phase: 'unknown', intent, doubt: news.doubt };
  }
}

/** Rows have no id of their own: what they are called by and when they were made tells them apart. */
export const keyOf = ({ reference, at }: Pick<WalletRequest, 'reference' | 'at'>): string => `${reference}@${at}`;

/** The wire's word for a kind, as the list of requests filters by and rows carry it. */
export const wordOf = (kind: Kind): 'DEPOSIT' | 'WITHDRAW' => (kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAW');

/** The device's clock and the server's may differ by this much where only time can tell an older request from this one. */
const SKEW_MS = 60_000;

/**
 * The requests that this intent became: new in the list, of the same kind and amount, and a deposit by the bank's own reference. More
 * than one where the server took it repeatedly. Where the earlier requests are not known, time rules them out.
 */
export function findTaken({ kind, amount, bankReference, sentAt, known }: Intent, rows: readonly WalletRequest[]): readonly WalletRequest[] {
  const isNew = (row: WalletRequest) => (known === null ? Date.parse(row.at) >= sentAt - SKEW_MS : !known.includes(keyOf(row)));
  return rows.filter((row) => row.kind === wordOf(kind) && row.amount === amount && (kind === 'withdrawal' || row.reference === bankReference) && isNew(row));
}

const sameOrder = (a: Order, b: Order): boolean =>
  a.kind === b.kind && a.amount === b.amount && a.methodId === b.methodId && a.targetId === b.targetId && a.bankReference === b.bankReference && a.remark === b.remark;

/**
 * The reference to send an order under. What was looked for and not found may still arrive late: sent again unchanged it is the same
 * intent, and a server that knows references acts once on both.
 */
export const referenceFor = (standing: Standing, order: Order, fresh: () => string): string =>
  standing.phase === 'refused' && standing.refusal.by === 'check' && sameOrder(standing.intent, order) ? standing.intent.reference : fresh();
