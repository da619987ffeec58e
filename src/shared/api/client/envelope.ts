import type { Endpoint } from '../endpoint.ts';
import type { Failure } from '../failure.ts';
import { asList, isAbsent } from '../wire/wire-list.ts';
import { cleanText, MAX_MESSAGE_LENGTH } from '../wire/wire-text.ts';
import { isNoRecordsMessage } from './no-records-message.ts';

/** Fields of every envelope, for all payloads (docs/requirements.md#32-response-envelope). */
export interface Envelope {
  readonly status: boolean;
  readonly message: string;
  readonly isSignedOut: boolean;
  readonly data: unknown;
  readonly raw: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads one message, or several in a list or under field names (PHP frameworks respond to forms so). Each may be a list
 * itself.
 */
const collectMessages = (raw: unknown, depth = 2): string[] => {
  if (typeof raw === 'string') return [raw];
  return typeof raw === 'object' && raw !== null && depth > 0
    ? Object.values(raw).flatMap((each) => collectMessages(each, depth - 1))
    : [];
};
const readMessage = (raw: unknown): string => cleanText(collectMessages(raw).join(', '), MAX_MESSAGE_LENGTH);

/** Forms of a true status, in any case. */
export const YES = ['1', 'true', 'success', 'ok', 'yes'];
/** Forms of a false status, in any case. */
export const NO = ['0', 'false', 'failure', 'failed', 'fail', 'error', 'no'];

/** Reads a status from a boolean, 1 or 0, or a word. Returns null when it is neither true nor false. */
const readStatusFlag = (raw: unknown): boolean | null => {
  const isWord = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean';
  const word = isWord ? String(raw).trim().toLowerCase() : '';
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
};

/** The status and message of one level of a response. */
interface EnvelopeVerdict {
  readonly status: boolean;
  readonly message: string;
}

function readVerdict(level: Record<string, unknown>): EnvelopeVerdict | null {
  const status = readStatusFlag(level['status']);
  return status === null ? null : { status, message: readMessage(level['msg']) };
}

/** Deepest level at which servers nest a result. */
const DEEPEST_VERDICT = 3;

/** `list`: a row's status describes the row. `results`: each row has a result, one per bet of the request. */
export type EnvelopeForm = 'list' | 'results';

/** Reads the results inside `data`, outermost first. */
function readNestedVerdicts(data: unknown, form: EnvelopeForm, depth = 1): readonly EnvelopeVerdict[] {
  if (depth > DEEPEST_VERDICT) return [];
  if (Array.isArray(data))
    return form === 'results' ? data.flatMap((row: unknown) => readNestedVerdicts(row, form, depth + 1)) : [];
  if (!isRecord(data)) return [];
  const own = readVerdict(data);
  return [...(own === null ? [] : [own]), ...readNestedVerdicts(data['data'], form, depth + 1)];
}

/**
 * Reads the envelope. Returns null when the response has none.
 *
 * Some servers put a bet's result one level deeper (docs/requirements.md#7-calls). A refusal at any level refuses the
 * request, with or without a message. The message comes from a refusing level, because "Bet placed" may stand beside a
 * nested refusal.
 */
export function readEnvelope(raw: unknown, form: EnvelopeForm = 'list'): Envelope | null {
  if (!isRecord(raw)) return null;
  const isSignedOut = readStatusFlag(raw['logout']) === true;
  const outer = readVerdict(raw);
  const nested = readNestedVerdicts(raw['data'], form);
  const verdicts = outer === null ? nested : [outer, ...nested];
  if (verdicts.length === 0 && !isSignedOut) return null;
  const status = verdicts.every((item) => item.status);
  const outerMessage = readMessage(raw['msg']);
  const refusals = verdicts.filter((item) => !item.status);
  const messageSources = status
    ? [{ message: outerMessage }, ...nested]
    : outer === null
      ? [...refusals, { message: outerMessage }]
      : refusals;
  return {
    status,
    message: messageSources.find(({ message }) => message !== '')?.message ?? '',
    isSignedOut,
    data: raw['data'],
    raw: raw,
  };
}

/** Checks for an empty response to a list: null, absent, "", [] or {}, or a page without rows. */
export function isEmptyPayload(data: unknown): boolean {
  if (isAbsent(data)) return true;
  const list = asList(data);
  const page = list?.length === 1 ? list[0] : data;
  return isRecord(page) && 'metadata' in page && isAbsent(page['data']);
}

/**
 * Checks whether status false means "nothing to list". With an empty response it does. Without any response, the
 * message must say so.
 */
const isNothingFound = ({ data, message }: Envelope): boolean =>
  data === undefined ? isNoRecordsMessage(message) : isEmptyPayload(data);

const describeStatus = (status: number, message: string): string =>
  message ? `HTTP ${status}: ${message}` : `HTTP ${status}`;

/**
 * Derives the outcome of an HTTP status and an envelope (null: no envelope) before the payload is read. Returns null to
 * read on.
 *
 * - `logout: true` ends the session in any case. So does 401 on a call made with a session.
 * - 5xx is FETCH_ERROR, even with a message: after a partial failure the bet may stand. So is 429 of a proxy.
 * - Any other status without an envelope is PARSING_ERROR. A 4xx with an envelope is a refusal.
 * - Status false is an empty response (`isNothingFound`) where the endpoint accepts one, and a refusal otherwise.
 */
export function judgeResponse(spec: Endpoint, status: number, envelope: Envelope | null): Failure | null {
  if (envelope?.isSignedOut || (status === 401 && spec.access === 'session')) return { kind: 'signed-out' };
  if (status >= 500 || (status === 429 && envelope === null))
    return { kind: 'unreachable', code: 'FETCH_ERROR', detail: describeStatus(status, envelope?.message ?? '') };
  if (spec.responseShape === 'bare')
    return status < 400 ? null : { kind: 'unreachable', code: 'FETCH_ERROR', detail: describeStatus(status, '') };
  if (envelope === null)
    return { kind: 'unreachable', code: 'PARSING_ERROR', detail: `${describeStatus(status, '')} without one` };
  const isRefused = !envelope.status && (spec.emptyResponse === undefined || !isNothingFound(envelope));
  return status >= 400 || isRefused ? { kind: 'refused', message: envelope.message } : null;
}
