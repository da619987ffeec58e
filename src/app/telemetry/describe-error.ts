import { getFailure } from '#shared/api/failure.ts';
import type { Attributes } from './record.ts';
import { listFrames, scrubMessage } from './scrub.ts';

/** Describes a failed call. Its message is the server's, so it stays in the page. */
function describeFailure(error: unknown): string | null {
  const failure = getFailure(error);
  if (failure === null) return null;
  return failure.kind === 'unreachable' ? failure.code : failure.kind;
}

/** Describes an error without its data. `moreStack`: places that the error itself does not name. */
export function describeError(error: unknown, fallbackMessage = '', moreStack = ''): Attributes {
  const isError = error instanceof Error;
  const name = isError ? error.name : typeof error;
  return {
    'exception.type': /^(?:\w{0,40}Error|[a-z]+)$/.test(name) ? name : 'Error',
    'exception.message': describeFailure(error) ?? scrubMessage(isError ? error.message : fallbackMessage),
    'exception.stacktrace': listFrames(`${isError ? (error.stack ?? '') : ''}\n${moreStack}`),
  };
}

/** Where a blocked address is: a keyword of the policy (`inline`), this host, or the scheme of another one. */
export function identifyBlocked(blockedUri: string, ownOrigin: string): string {
  if (!blockedUri.includes(':')) return /^[a-z-]{1,30}$/.test(blockedUri) ? blockedUri : 'other';
  if (blockedUri.startsWith(`${ownOrigin}/`)) return 'own';
  return /^([a-z-]{1,30}):/.exec(blockedUri)?.[1] ?? 'other';
}
