import type { Endpoint } from '../endpoint.ts';
import { fetchDefaults, takeEarly } from './early-requests.ts';

/** A list is joined with commas (`providers=EVO,EZU`). */
type FieldValue = string | number | boolean | readonly string[] | null | undefined;
type RequestFields = Readonly<Record<string, FieldValue>>;

/** Encodes fields. Leaves out null and undefined. */
const toPairs = (fields: RequestFields): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

function createMultipartForm(fields: Readonly<Record<string, FieldValue | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/** Encodes a request as its endpoint expects: the query of the path and the body. */
export function encodeRequest(
  spec: Endpoint,
  request: unknown,
): { query: string; body: FormData | string | null; contentType: string | null } {
  const fields = request as RequestFields;
  switch (spec.encoding) {
    case 'query': {
      const query = new URLSearchParams(toPairs(fields)).toString();
      return { query: query && `?${query}`, body: null, contentType: null };
    }
    case 'form':
      return {
        query: '',
        body: new URLSearchParams(toPairs(fields)).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'multipart':
      // The browser adds the boundary to the content type itself.
      return { query: '', body: createMultipartForm(fields), contentType: null };
    case 'json':
      return { query: '', body: JSON.stringify(request), contentType: 'application/json' };
  }
}

/** Size limit of a response. The largest known one, a catalogue of two thousand games, has half a megabyte. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Reads the body as text. Returns null above the size limit. Rejects when the connection breaks. */
export async function readResponseText(response: Response, limit = MAX_RESPONSE_BYTES): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    return null;
  }
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

export interface ReceivedResponse {
  readonly status: number;
  /** The body; null above the size limit. */
  readonly text: string | null;
  /** The header `Retry-After`; null without it. */
  readonly retryAfter?: string | null;
  /** When a request left early, in milliseconds of `performance.now()`. Other requests leave with the call. */
  readonly sentAt?: number;
}

/** Sends one request. Rejects without a response. */
export type RequestSender = (url: URL, request: OutgoingRequest) => Promise<ReceivedResponse>;

const receive = async (response: Response): Promise<ReceivedResponse> => ({
  status: response.status,
  text: await readResponseText(response),
  retryAfter: response.headers.get('retry-after'),
});

/** Sends a request once. */
export const sendByFetch: RequestSender = async (url, request) =>
  receive(await fetch(url, { ...request, ...fetchDefaults }));

/** Takes the response of a request that left before the app had loaded. Sends the request where there is none. */
export const sendEarlyOrByFetch: RequestSender = async (url, request) => {
  const { headers, body, signal } = request;
  const identity = {
    url: url.href,
    body: typeof body === 'string' ? body : '',
    authorization: headers['authorization'] ?? '',
  };
  const early = await takeEarly(identity, signal);
  return early === null ? sendByFetch(url, request) : { ...(await receive(early.response)), sentAt: early.sentAt };
};

/** Parses JSON. Returns `undefined` for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
