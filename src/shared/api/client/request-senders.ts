import { fetchDefaults, takeEarly } from './early-requests.ts';
import { readResponseText } from './request-body.ts';

export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

/**
 * Sends one request and returns its status and its body as text (null above the size limit). Rejects without a
 * response.
 */
export type RequestSender = (
  url: URL,
  request: OutgoingRequest,
) => Promise<{ readonly status: number; readonly text: string | null }>;

/** Sends a request once. */
export const sendByFetch: RequestSender = async (url, request) => {
  const response = await fetch(url, { ...request, ...fetchDefaults });
  return { status: response.status, text: await readResponseText(response) };
};

/** Takes the response of a request that left before the app had loaded. Sends the request where there is none. */
export const sendEarlyOrByFetch: RequestSender = async (url, request) => {
  const { headers, body, signal } = request;
  const identity = {
    url: url.href,
    body: typeof body === 'string' ? body : '',
    authorization: headers['authorization'] ?? '',
  };
  const response = await takeEarly(identity, signal);
  if (response === null) return sendByFetch(url, request);
  return { status: response.status, text: await readResponseText(response) };
};
