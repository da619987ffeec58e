import type { RunLine } from '../domain/market.ts';
import { at, eachAt, type Fields, fieldsOf, idOf, listOf, Misfit, numberOr, textOr, wordIn, wordsOr } from './stream-fields.ts';
import { marketChangeOf, type StreamMarketChange } from './stream-markets.ts';

/** `image` replaces the whole cache, `patch` mends it after a re-subscription, `heartbeat` is empty. */
export type Extent = 'image' | 'patch' | 'heartbeat' | 'delta';

interface Published {
  /** The subscription it answers; null where the stream does not say. */
  readonly id: number | null;
  readonly extent: Extent;
  /** Both go back to the server on re-subscribing, for a patch instead of an image. */
  readonly clk: string | null;
  readonly initialClk: string | null;
  /** Milliseconds since 1970, as the server says; null where it does not. */
  readonly publishedAt: number | null;
  /** The server has joined messages because this client is slow. */
  readonly conflated: boolean;
  /** Status 503: prices are unreliable; stay connected and lock betting. */
  readonly degraded: boolean;
  /** Which part of a change that came in several messages; null where it came whole. */
  readonly part: 'first' | 'middle' | 'last' | null;
  /** How often the server says something at least; null where it does not tell. */
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
  | (Published & { readonly op: 'markets'; readonly changes: readonly StreamMarketChange[] })
  | (Published & { readonly op: 'fancies'; readonly changes: readonly FancyChange[] })
  | { readonly op: 'match'; readonly matchId: string; readonly event: string | null; readonly score: unknown }
  /** Own bets and balance, as wire values: whoever shows them reads them by the contract. */
  | { readonly op: 'own'; readonly account: unknown; readonly changes: readonly { readonly matchId: string; readonly bets: unknown }[] }
  | { readonly op: 'status'; readonly id: number | null; readonly problem: string | null }
  | { readonly op: 'other'; readonly name: string };

export type Parsed = { readonly ok: true; readonly message: StreamMessage } | { readonly ok: false; readonly problem: string };

const extents: Readonly<Record<string, Extent>> = { SUB_IMAGE: 'image', RESUB_DELTA: 'patch', HEARTBEAT: 'heartbeat' };

const parts: Readonly<Record<string, 'first' | 'middle' | 'last'>> = { SEG_START: 'first', SEG: 'middle', SEG_END: 'last' };

function publishedOf(message: Fields): Published {
  const ct = message['ct'];
  const extent = ct === undefined || ct === null ? 'delta' : wordIn(extents, ct);
  if (extent === undefined) throw new Misfit('unknown', 'ct');
  return {
    id: numberOr(message['id']),
    extent,
    clk: textOr(message['clk']),
    initialClk: textOr(message['initialClk']),
    publishedAt: numberOr(message['pt']),
    conflated: message['con'] === true,
    degraded: message['status'] === 503,
    part: wordIn(parts, message['segmentType']) ?? null,
    heartbeatMs: numberOr(message['heartbeatMs']),
  };
}

function runLineOf(raw: unknown): RunLine | null {
  if (raw === null) return null;
  const [run, size] = listOf(raw);
  const runs = numberOr(typeof run === 'string' ? Number(run) : run);
  const payout = numberOr(typeof size === 'string' ? Number(size) : size);
  // [0, 0] empties a line as it empties a level; a line at run 0 still pays something.
  return runs === null || payout === null || runs < 0 || payout <= 0 ? null : { run: runs, size: payout };
}

function fancyChangeOf(raw: unknown): FancyChange {
  const entry = fieldsOf(raw);
  const { lay, back, status, mark } = entry;
  return {
    fancyId: at(entry, 'id', idOf),
    image: entry['img'] === true,
    ...(lay !== undefined && { no: at(entry, 'lay', runLineOf) }),
    ...(back !== undefined && { yes: at(entry, 'back', runLineOf) }),
    ...(status !== undefined && { lockedBy: wordsOr(status) }),
    ...(mark !== undefined && { rateChanged: mark === true || mark === 1 || mark === '1' }),
  };
}

function ownChangeOf(raw: unknown) {
  const entry = fieldsOf(raw);
  return { matchId: at(entry, 'matchId', idOf), bets: entry['bets'] ?? [] };
}

function messageOf(raw: unknown): StreamMessage {
  const message = at({ message: raw }, 'message', fieldsOf);
  switch (message['op']) {
    case 'mcm':
      return { op: 'markets', ...publishedOf(message), changes: eachAt(message, 'mc', marketChangeOf) };
    case 'fcm':
      return { op: 'fancies', ...publishedOf(message), changes: eachAt(message, 'fc', fancyChangeOf) };
    case 'scm':
      return { op: 'match', matchId: at(message, 'matchId', idOf), event: textOr(message['event']), score: message['score'] ?? null };
    case 'ocm':
      return { op: 'own', account: message['account'] ?? null, changes: eachAt(message, 'oc', ownChangeOf) };
    case 'status':
      return { op: 'status', id: numberOr(message['id']), problem: message['statusCode'] === 'SUCCESS' ? null : (textOr(message['errorCode']) ?? 'UNKNOWN') };
    default:
      return { op: 'other', name: textOr(message['op']) ?? '' };
  }
}

/**
 * Reads one message of the Betfair Exchange Stream format, or of this project's `fcm`, `scm` and `ocm` beside it (live-feed.md).
 * Never throws: what does not fit comes back as a problem with its path, and nothing of that message may be applied.
 */
export function parseStreamMessage(text: string): Parsed {
  try {
    return { ok: true, message: messageOf(JSON.parse(text)) };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, problem: error.message };
    if (error instanceof SyntaxError) return { ok: false, problem: 'message: not JSON' };
    throw error;
  }
}
