import * as z from 'zod/mini';
import { encode, LARGEST_ANSWER_BYTES, parseJson, readText } from './body.ts';
import { report, settings, target, type ApiSession } from './configure.ts';
import { mismatchOf, mismatchText, watchDrift, type Mismatch } from './drift.ts';
import type { Endpoint } from './endpoint.ts';
import { isEmpty, readEnvelope, verdict } from './envelope.ts';
import { ApiError, type Failure } from './failure.ts';

export { configureApi, type ApiSettings, type ApiSession, type ContractDrift } from './configure.ts';

export interface Answer<Data> {
  readonly data: Data;
  /** What the server said with it; "" when it said nothing. */
  readonly message: string;
}

export interface CallOptions {
  /** Aborting rejects with the signal's reason, never with an ApiError. It does not undo what the server did. */
  readonly signal?: AbortSignal;
  /** One per intent: a repeated reference is answered with the first answer and never acts twice. */
  readonly reference?: string;
  /** Sends it otherwise than `fetch` does, as `uploading` (upload.ts): brought along by who needs it, because next to nobody does. */
  readonly sendBy?: Sender | null;
}

const unreachable = (code: Extract<Failure, { kind: 'unreachable' }>['code'], detail?: string): ApiError =>
  new ApiError({ kind: 'unreachable', code, ...(detail === undefined ? {} : { detail }) });

/** A session that ended on the way is not ended again: the bettor may have signed in anew meanwhile. */
function endSession(used: ApiSession | null): ApiError {
  const { session, onSignedOut } = settings();
  if (used === null || session()?.token === used.token) onSignedOut();
  return new ApiError({ kind: 'signed-out' });
}

function sessionFor(spec: Endpoint): ApiSession | null {
  if (spec.access !== 'session') return null;
  const session = settings().session();
  if (session === null) throw new ApiError({ kind: 'signed-out' });
  if (session.expiresAt !== null && Date.parse(session.expiresAt) < Date.now()) throw endSession(session);
  return session;
}

function authorization(spec: Endpoint, session: ApiSession | null): Record<string, string> {
  if (session !== null) return { authorization: `Bearer ${session.token}` };
  if (spec.access !== 'application') return {};
  const { credential } = settings();
  if (credential === undefined) throw new ApiError({ kind: 'rejected', message: 'The application credential is missing.' });
  return credential === null ? {} : { authorization: `Basic ${credential}` };
}

export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

/** Sends one request, and brings the status and the body as text (null past the guard). Rejects when there is no answer. */
export type Sender = (url: URL, request: Sent) => Promise<{ readonly status: number; readonly text: string | null }>;

const manners = { redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;

const fetching: Sender = async (url, request) => {
  const response = await fetch(url, { ...request, ...manners });
  return { status: response.status, text: await readText(response) };
};

/** Sends and reads one answer under one time limit, which covers the body too. */
async function exchange(spec: Endpoint, url: URL, init: Omit<Sent, 'signal'>, { signal, sendBy }: CallOptions) {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), spec.timeoutMs);
  const ended = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  try {
    return await (sendBy ?? fetching)(url, { ...init, signal: ended });
  } catch (error) {
    signal?.throwIfAborted();
    if (limit.signal.aborted) throw unreachable('TIMEOUT_ERROR', `${spec.path}: no answer in ${spec.timeoutMs} ms`);
    if ('idempotency-key' in init.headers && url.origin !== globalThis.location?.origin) settings().onReferenceLost?.();
    throw unreachable('FETCH_ERROR', error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** An answer of which nothing can be read: no JSON, no envelope, too large. */
function unreadable(spec: Endpoint, what: Pick<Mismatch, 'expected' | 'value'>): ApiError {
  const mismatch = { path: '', row: null, ...what };
  report({ of: 'answer', endpoint: spec.path, count: 1, ...mismatch });
  return unreachable('PARSING_ERROR', mismatchText(mismatch));
}

function readAnswer<Out extends z.ZodMiniType>(spec: Endpoint<z.ZodMiniType, Out>, payload: unknown): z.output<Out> {
  const { value: read, drift } = watchDrift(() => z.safeParse(spec.answer, payload));
  for (const each of drift) report({ of: 'row', endpoint: spec.path, ...each });
  if (read.success) return read.data;
  const mismatch = mismatchOf(read.error, payload);
  report({ of: 'answer', endpoint: spec.path, count: 1, ...mismatch });
  throw unreachable('PARSING_ERROR', mismatchText(mismatch));
}

/**
 * Makes one call of the contract; the only `fetch` of the app. Sent once: nothing here tries again.
 *
 * Rejects with an ApiError: `rejected` (the server refused, or the request itself does not fit), `signed-out` (the session was
 * over before, or the server ended it), `unreachable` (no answer, none in time, or one that does not fit the contract; whether
 * the server acted is then unknown). Specification 7 and 8.
 */
export async function call<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  spec: Endpoint<In, Out>,
  input: z.input<In>,
  options: CallOptions = {},
): Promise<Answer<z.output<Out>>> {
  const request = z.safeParse(spec.request, input);
  if (!request.success) {
    report({ of: 'request', endpoint: spec.path, count: 1, ...mismatchOf(request.error, input) });
    throw new ApiError({ kind: 'rejected', message: '' });
  }
  const session = sessionFor(spec);
  const { query, body, contentType } = encode(spec, request.data);
  const headers: Record<string, string> = { accept: 'application/json', ...authorization(spec, session) };
  if (contentType !== null) headers['content-type'] = contentType;
  if (options.reference !== undefined) headers['idempotency-key'] = options.reference;

  const { status, text } = await exchange(spec, target(spec, query), { method: spec.method, headers, body }, options);
  if (text === null) throw unreadable(spec, { expected: `at most ${LARGEST_ANSWER_BYTES} bytes`, value: 'an answer larger than that' });
  const raw = parseJson(text);
  // Rows of a list have a status of their own; where no list is read, a row's status is the verdict on one of several bets.
  const envelope = spec.reply === 'bare' && status < 400 ? null : readEnvelope(raw, { verdictsInRows: spec.nothing === undefined });

  const failure = verdict(spec, status, envelope);
  if (failure?.kind === 'signed-out') throw endSession(session);
  if (failure?.kind === 'unreachable' && failure.code === 'PARSING_ERROR') throw unreadable(spec, { expected: 'an envelope', value: failure.detail ?? '' });
  if (failure !== null) throw new ApiError(failure);
  if (raw === undefined) throw unreadable(spec, { expected: 'JSON', value: 'another text' });

  const message = envelope?.message ?? '';
  if (spec.nothing !== undefined && envelope !== null && isEmpty(envelope.data) && (!envelope.status || spec.reply === 'data')) {
    return { data: spec.nothing, message };
  }
  const payload = envelope === null ? raw : spec.reply === 'data' ? envelope.data : envelope.whole;
  return { data: readAnswer(spec, payload), message };
}

/** `call` for queries: the data alone. */
export const read = async <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  spec: Endpoint<In, Out>,
  input: z.input<In>,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<z.output<Out>> => (await call(spec, input, options)).data;
