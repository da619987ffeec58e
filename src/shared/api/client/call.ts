import * as z from 'zod/mini';
import { getRemainingMs } from '../../storage/session-expiry.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError, type Failure } from '../failure.ts';
import { findMismatch, formatMismatch, type Mismatch, watchDrift } from '../wire/drift.ts';
import { type ApiSession, createTraceparent, getApiSettings, reportDrift, resolveUrl } from './configure-api-client.ts';
import { isEmptyPayload, judgeResponse, readEnvelope } from './envelope.ts';
import {
  encodeRequest,
  MAX_RESPONSE_BYTES,
  type OutgoingRequest,
  parseJson,
  type RequestSender,
  sendByFetch,
} from './http-request.ts';
import { readRetryAfter } from './retry-after.ts';

export { configureApiClient, type ApiSettings, type ApiSession, type ContractDrift } from './configure-api-client.ts';

export interface ApiResponse<Data> {
  readonly data: Data;
  /** The server's message, "" when it sent none. */
  readonly message: string;
}

/** Unit tests run without a page. */
const getPageOrigin = (): string | null => (typeof location === 'undefined' ? null : location.origin);

export interface CallOptions {
  /** Aborting rejects with the signal's reason, never with an ApiError. It does not undo what the server did. */
  readonly signal?: AbortSignal;
  /**
   * Idempotency key, one per intent. The server responds to a repeated key with its first response and never acts
   * twice.
   */
  readonly reference?: string;
  /** Replaces `fetch`, for example with `createUploadSender` (upload.ts). Only callers that upload files import it. */
  readonly sender?: RequestSender | null;
}

const createUnreachableError = (code: Extract<Failure, { kind: 'unreachable' }>['code'], detail?: string): ApiError =>
  new ApiError({ kind: 'unreachable', code, ...(detail === undefined ? {} : { detail }) });

/** Ends the session that sent the request, and keeps a newer one: the bettor may have signed in again meanwhile. */
function endSession(usedSession: ApiSession | null): ApiError {
  const { getSession, onSignedOut } = getApiSettings();
  if (usedSession === null || getSession()?.token === usedSession.token) onSignedOut();
  return new ApiError({ kind: 'signed-out' });
}

function requireSession(spec: Endpoint): ApiSession | null {
  if (spec.access !== 'session') return null;
  const session = getApiSettings().getSession();
  if (session === null) throw new ApiError({ kind: 'signed-out' });
  if (getRemainingMs(session.expiresAt, Date.now()) < 0) throw endSession(session);
  return session;
}

function createAuthorizationHeaders(spec: Endpoint, session: ApiSession | null): Record<string, string> {
  if (session !== null) return { authorization: `Bearer ${session.token}` };
  if (spec.access !== 'application') return {};
  const { credential } = getApiSettings();
  if (credential === undefined)
    throw new ApiError({ kind: 'refused', message: 'The application credential is missing.' });
  return credential === null ? {} : { authorization: `Basic ${credential}` };
}

/** Rejects when the signal aborts, so that a call ends in time even if its sender misses the abort. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

/** Sends a request and reads the response under one time limit, which covers the body too. */
async function sendRequest(
  spec: Endpoint,
  url: URL,
  init: Omit<OutgoingRequest, 'signal'>,
  { signal, sender }: CallOptions,
) {
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), spec.timeoutMs);
  const abortSignal = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    return await Promise.race([
      (sender ?? sendByFetch)(url, { ...init, signal: abortSignal }),
      rejectOnAbort(abortSignal),
    ]);
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.signal.aborted)
      throw createUnreachableError('TIMEOUT_ERROR', `${spec.path}: no response in ${spec.timeoutMs} ms`);
    if ('idempotency-key' in init.headers && url.origin !== getPageOrigin()) getApiSettings().onReferenceLost?.();
    throw createUnreachableError('FETCH_ERROR', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A response that cannot be read: no JSON, no envelope, or too large. */
function createContractError(spec: Endpoint, details: Pick<Mismatch, 'expected' | 'value'>): ApiError {
  const mismatch = { path: '', row: null, ...details };
  reportDrift({ kind: 'response', endpoint: spec.path, count: 1, ...mismatch });
  return createUnreachableError('PARSING_ERROR', formatMismatch(mismatch));
}

function readResponse<Out extends z.ZodMiniType>(spec: Endpoint<z.ZodMiniType, Out>, payload: unknown): z.output<Out> {
  const { value: read, drift } = watchDrift(() => z.safeParse(spec.response, payload));
  for (const each of drift) reportDrift({ kind: 'row', endpoint: spec.path, ...each });
  if (read.success) return read.data;
  const mismatch = findMismatch(read.error, payload);
  reportDrift({ kind: 'response', endpoint: spec.path, count: 1, ...mismatch });
  throw createUnreachableError('PARSING_ERROR', formatMismatch(mismatch));
}

/**
 * Makes one call of the contract. It sends the request once and never retries.
 *
 * Rejects with an ApiError:
 * - `refused`: the server refused, or the request does not fit the contract.
 * - `signed-out`: the session had ended before, or the server ended it.
 * - `unreachable`: no response, a late one, or one outside the contract. It is unknown whether the server acted.
 *
 * See docs/requirements.md#7-calls and docs/requirements.md#8-errors.
 */
export async function call<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  spec: Endpoint<In, Out>,
  input: z.input<In>,
  options: CallOptions = {},
): Promise<ApiResponse<z.output<Out>>> {
  const request = z.safeParse(spec.request, input);
  if (!request.success) {
    reportDrift({ kind: 'request', endpoint: spec.path, count: 1, ...findMismatch(request.error, input) });
    throw new ApiError({ kind: 'refused', message: '' });
  }
  const session = requireSession(spec);
  const { query, body, contentType } = encodeRequest(spec, request.data);
  const headers: Record<string, string> = { accept: 'application/json', ...createAuthorizationHeaders(spec, session) };
  if (contentType !== null) headers['content-type'] = contentType;
  if (options.reference !== undefined) headers['idempotency-key'] = options.reference;
  if (createTraceparent !== null) headers['traceparent'] = createTraceparent();

  const { status, text, retryAfter } = await sendRequest(
    spec,
    resolveUrl(spec, query),
    { method: spec.method, headers, body },
    options,
  );
  if (text === null)
    throw createContractError(spec, {
      expected: `at most ${MAX_RESPONSE_BYTES} bytes`,
      value: 'a response larger than that',
    });
  const raw = parseJson(text);
  const envelope =
    spec.responseShape === 'bare' && status < 400
      ? null
      : readEnvelope(raw, spec.emptyResponse === undefined ? 'results' : 'list');

  const failure = judgeResponse(spec, status, envelope);
  if (failure?.kind === 'signed-out') throw endSession(session);
  if (failure?.kind === 'unreachable' && failure.code === 'PARSING_ERROR')
    throw createContractError(spec, { expected: 'an envelope', value: failure.detail ?? '' });
  if (failure !== null) throw new ApiError(failure, readRetryAfter(retryAfter));
  if (raw === undefined) throw createContractError(spec, { expected: 'JSON', value: 'another text' });

  const message = envelope?.message ?? '';
  if (
    spec.emptyResponse !== undefined &&
    envelope !== null &&
    isEmptyPayload(envelope.data) &&
    (!envelope.status || spec.responseShape === 'data')
  ) {
    return { data: spec.emptyResponse, message };
  }
  const payload = envelope === null ? raw : spec.responseShape === 'data' ? envelope.data : envelope.raw;
  return { data: readResponse(spec, payload), message };
}

/** Makes a call and returns the data alone. For queries. */
export const read = async <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  spec: Endpoint<In, Out>,
  input: z.input<In>,
  options: Pick<CallOptions, 'signal' | 'sender'> = {},
): Promise<z.output<Out>> => (await call(spec, input, options)).data;
