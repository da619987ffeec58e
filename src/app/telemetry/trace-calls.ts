import { resolveUrl, traceCalls } from '#shared/api/client/configure-api-client.ts';
import { fetchDefaults } from '#shared/api/client/early-requests.ts';
import { getSocketStatus } from '#shared/api/contract/account/settings.ts';

const toHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the value of the header `traceparent` (W3C Trace Context, version 00) of a new trace. */
export const createTraceHeader = (isRecorded: boolean): string => `00-${toHex(16)}-${toHex(8)}-0${isRecorded ? 1 : 0}`;

/**
 * Whether the API accepts the header. A browser asks another origin first (CORS), and a refusal would stop every call,
 * so this sends one read with it. A response with any status will do.
 */
async function isHeaderAllowed(send: typeof fetch): Promise<boolean> {
  const url = resolveUrl(getSocketStatus, '');
  if (url.origin === location.origin) return true;
  const headers = { traceparent: createTraceHeader(false) };
  return send(url, { headers, ...fetchDefaults }).then(
    () => true,
    () => false,
  );
}

/** Adds the header to every call of the API from now on, unless the API's CORS response refuses it. */
export async function startTracing(isRecorded: boolean, send: typeof fetch = fetch): Promise<void> {
  if (await isHeaderAllowed(send)) traceCalls(() => createTraceHeader(isRecorded));
  else console.error('telemetry: the API does not allow the header traceparent (Access-Control-Allow-Headers)');
}
