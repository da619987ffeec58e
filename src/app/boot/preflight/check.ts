import { useSyncExternalStore } from 'react';
import { call } from '#shared/api/client/call.ts';
import { getSocketStatus } from '#shared/api/contract/account/settings.ts';
import { getFailure } from '#shared/api/failure.ts';
import { texts } from './texts.ts';

/** Whether the CORS response of the API allows the header of bets and payments. */
type PreflightResult = 'unknown' | 'allowed' | 'refused';

// One per document, like the API client that asks for the check outside React.
let preflight: PreflightResult = 'unknown';
let checking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function set(next: PreflightResult): void {
  if (next === preflight) return;
  preflight = next;
  if (next === 'refused') console.error(texts.refused);
  for (const listener of listeners) listener();
}

/** Whether a read-only call gets a response, with or without the header. A refusal counts as a response. */
const hasResponse = (reference?: string): Promise<boolean> =>
  call(getSocketStatus, {}, reference === undefined ? {} : { reference }).then(
    () => true,
    (error: unknown) => {
      const failure = getFailure(error);
      return !(failure?.kind === 'unreachable' && failure.code !== 'PARSING_ERROR');
    },
  );

async function check(): Promise<void> {
  // Sends the same read without, with and again without the header. When only the header makes it fail, CORS refuses
  // it.
  if (!(await hasResponse())) return;
  if (await hasResponse('preflight-check')) set('allowed');
  else if (await hasResponse()) set('refused');
}

/**
 * Finds out why a request with the header got no response. A browser reports a failed preflight like a lost connection,
 * so this sends a read with and without the header. The app calls it after such a failure on an API of another origin.
 * The connection panel calls it while it shows one.
 */
export function checkPreflight(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePreflight = (): PreflightResult => useSyncExternalStore(subscribe, () => preflight);
