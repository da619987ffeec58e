const KEY_HEADER = 'idempotency-key';
/** Marks a request to a server that ignores keys. Only the simulated server sets it. */
const IGNORED_KEY_HEADER = 'x-ignored-idempotency-key';

/** Reads the key of a request. An empty header is no key. */
export function readKey({ headers }: Request): string | undefined {
  const key = headers.get(KEY_HEADER) ?? '';
  return key === '' ? undefined : key;
}

/** Tells whether a call that moves money must be refused, because no server could recognise its repetition. */
export const isKeyMissing = (request: Request): boolean =>
  readKey(request) === undefined && !request.headers.has(IGNORED_KEY_HEADER);

/** Changes the headers to those that a server reads: one that ignores keys acts on every request. */
export function setKeyHandling(headers: Headers, isIdempotent: boolean): void {
  headers.delete(IGNORED_KEY_HEADER);
  if (isIdempotent) return;
  headers.delete(KEY_HEADER);
  headers.set(IGNORED_KEY_HEADER, 'true');
}
