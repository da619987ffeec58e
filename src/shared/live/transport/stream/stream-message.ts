import type { RunLine } from '../../../domain/market/market.ts';
import {
  lookUpWord,
  numberOrNull,
  readArray,
  readEach,
  readField,
  readId,
  readObject,
  readTextOrNull,
  type StreamFields,
  StreamFormatError,
  textOrNull,
} from './stream-fields.ts';
import { readMarketChange, type StreamMarketChange } from './stream-markets.ts';

/** `image` replaces the whole cache, `patch` repairs it after a re-subscription, `heartbeat` is empty. */
export type StreamChangeType = 'image' | 'patch' | 'heartbeat' | 'delta';

interface StreamMessageHeader {
  /** Subscription to which the message responds. Null when the stream does not name it. */
  readonly id: number | null;
  readonly changeType: StreamChangeType;
  /** Both go back to the server on re-subscription, for a patch instead of an image. */
  readonly clk: string | null;
  readonly initialClk: string | null;
  /** Server time in milliseconds since 1970, or null. */
  readonly publishedAt: number | null;
  /** The server joined messages because this client is slow. */
  readonly conflated: boolean;
  /** Status 503: prices are unreliable. Stay connected and block betting. */
  readonly isDegraded: boolean;
  /** Part of a change that came in several messages. Null for a whole one. */
  readonly part: 'first' | 'middle' | 'last' | null;
  /** The server's heartbeat in milliseconds, or null. */
  readonly heartbeatMs: number | null;
}

export interface FancyChange {
  readonly fancyId: string;
  readonly image: boolean;
  readonly no?: RunLine | null;
  readonly yes?: RunLine | null;
  readonly lockedBy?: string | null;
  readonly rateChanged?: boolean;
}

export type StreamMessage =
  | (StreamMessageHeader & { readonly op: 'markets'; readonly changes: readonly StreamMarketChange[] })
  | (StreamMessageHeader & { readonly op: 'fancies'; readonly changes: readonly FancyChange[] })
  | { readonly op: 'match'; readonly matchId: string; readonly event: string | null; readonly score: unknown }
  /** Own bets and balance as wire values. The receiver parses them with the contract. */
  | {
      readonly op: 'own';
      readonly account: unknown;
      readonly changes: readonly { readonly matchId: string; readonly bets: unknown }[];
    }
  | { readonly op: 'status'; readonly id: number | null; readonly problem: string | null }
  | { readonly op: 'other'; readonly name: string };

export type ParsedStreamMessage =
  { readonly ok: true; readonly message: StreamMessage } | { readonly ok: false; readonly problem: string };

/** Words of `ct`. A change without one is a delta. */
export const changeTypes: Readonly<Record<string, StreamChangeType>> = {
  SUB_IMAGE: 'image',
  RESUB_DELTA: 'patch',
  HEARTBEAT: 'heartbeat',
};

/** Words of `segmentType`. */
export const segmentParts: Readonly<Record<string, 'first' | 'middle' | 'last'>> = {
  SEG_START: 'first',
  SEG: 'middle',
  SEG_END: 'last',
};

function readHeader(message: StreamFields): StreamMessageHeader {
  const ct = message['ct'];
  const changeType = ct === undefined || ct === null ? 'delta' : lookUpWord(changeTypes, ct);
  if (changeType === undefined) throw new StreamFormatError('unknown', 'ct');
  return {
    id: numberOrNull(message['id']),
    changeType,
    clk: textOrNull(message['clk']),
    initialClk: textOrNull(message['initialClk']),
    publishedAt: numberOrNull(message['pt']),
    conflated: message['con'] === true,
    isDegraded: message['status'] === 503,
    part: lookUpWord(segmentParts, message['segmentType']) ?? null,
    heartbeatMs: numberOrNull(message['heartbeatMs']),
  };
}

function readRunLine(raw: unknown): RunLine | null {
  if (raw === null) return null;
  const [run, size] = readArray(raw);
  const runs = numberOrNull(typeof run === 'string' ? Number(run) : run);
  const payout = numberOrNull(typeof size === 'string' ? Number(size) : size);
  // [0, 0] empties a line as it empties a level. A line at run 0 still has a payout.
  return runs === null || payout === null || runs < 0 || payout <= 0 ? null : { run: runs, size: payout };
}

function readFancyChange(raw: unknown): FancyChange {
  const entry = readObject(raw);
  const { lay, back, status, mark } = entry;
  return {
    fancyId: readField(entry, 'id', readId),
    image: entry['img'] === true,
    ...(lay !== undefined && { no: readField(entry, 'lay', readRunLine) }),
    ...(back !== undefined && { yes: readField(entry, 'back', readRunLine) }),
    ...(status !== undefined && { lockedBy: readTextOrNull(status) }),
    ...(mark !== undefined && { rateChanged: mark === true || mark === 1 || mark === '1' }),
  };
}

function readOwnChange(raw: unknown) {
  const entry = readObject(raw);
  return { matchId: readField(entry, 'matchId', readId), bets: entry['bets'] ?? [] };
}

function readMessage(raw: unknown): StreamMessage {
  const message = readField({ message: raw }, 'message', readObject);
  switch (message['op']) {
    case 'mcm':
      return { op: 'markets', ...readHeader(message), changes: readEach(message, 'mc', readMarketChange) };
    case 'fcm':
      return { op: 'fancies', ...readHeader(message), changes: readEach(message, 'fc', readFancyChange) };
    case 'scm':
      return {
        op: 'match',
        matchId: readField(message, 'matchId', readId),
        event: textOrNull(message['event']),
        score: message['score'] ?? null,
      };
    case 'ocm':
      return { op: 'own', account: message['account'] ?? null, changes: readEach(message, 'oc', readOwnChange) };
    case 'status':
      return {
        op: 'status',
        id: numberOrNull(message['id']),
        problem: message['statusCode'] === 'SUCCESS' ? null : (textOrNull(message['errorCode']) ?? 'UNKNOWN'),
      };
    default:
      return { op: 'other', name: textOrNull(message['op']) ?? '' };
  }
}

/**
 * Reads one message of the Betfair Exchange Stream format, or of this project's `fcm`, `scm` and `ocm`.
 *
 * Never throws: a mismatch comes back as a problem with its path, and the caller must discard the message.
 */
export function parseStreamMessage(text: string): ParsedStreamMessage {
  // Some servers and proxies send blank frames to keep a connection open.
  if (text.trim() === '') return { ok: true, message: { op: 'other', name: '' } };
  try {
    return { ok: true, message: readMessage(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof StreamFormatError) return { ok: false, problem: error.message };
    if (error instanceof SyntaxError) return { ok: false, problem: 'message: not JSON' };
    throw error;
  }
}
