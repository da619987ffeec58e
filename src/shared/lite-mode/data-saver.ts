interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
}

/** Only Chromium has it, and TypeScript's library lacks the property. */
const getConnection = (): NetworkInformation | undefined =>
  (globalThis.navigator as { readonly connection?: NetworkInformation } | undefined)?.connection;

/** Unit tests run without a page. */
const getMediaQuery = (): MediaQueryList | undefined =>
  typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia('(prefers-reduced-data: reduce)') : undefined;

/** Tells whether the browser or its user asks pages to use less data. */
export const isDataSaverOn = (): boolean => getConnection()?.saveData === true || getMediaQuery()?.matches === true;

/** Calls back when the browser may have changed its request. Returns the unsubscribe function. */
export function onDataSaverChange(onChange: () => void): () => void {
  const [connection, query] = [getConnection(), getMediaQuery()];
  connection?.addEventListener('change', onChange);
  query?.addEventListener('change', onChange);
  return () => {
    connection?.removeEventListener('change', onChange);
    query?.removeEventListener('change', onChange);
  };
}
