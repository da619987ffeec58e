import { type Money, parseMoney } from '#shared/domain/money/money.ts';

/** A refusal caused by the bettor's own limit. Details that the message lacks are null. */
export type OwnLimit =
  /** `until`: ISO 8601, UTC. */
  | { readonly kind: 'time-out'; readonly until: string | null }
  /** `span`: the period over which losses count, as a phrase such as "24 hours". */
  | { readonly kind: 'loss'; readonly amount: Money | null; readonly span: string | null };

const TIME_OUT = /\bin a time-?out\b(?:.*?\buntil (\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}))?/i;
const LOSS = /\bloss limit\b(?: of ([\d.]+)(?: in (\d+ (?:hours?|days?)))?)?/i;

/**
 * Parses the server's refusal for a time-out or a loss limit (the calls of
 * `src/shared/api/contract/account/gambling-limits.ts`); null for any other reason.
 */
export function parseOwnLimit(message: string): OwnLimit | null {
  const timeOut = TIME_OUT.exec(message);
  if (timeOut !== null)
    return { kind: 'time-out', until: timeOut[1] === undefined ? null : `${timeOut[1]}T${timeOut[2]}Z` };
  const loss = LOSS.exec(message);
  return loss === null ? null : { kind: 'loss', amount: parseMoney(loss[1] ?? null), span: loss[2] ?? null };
}
