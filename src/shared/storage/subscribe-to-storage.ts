/**
 * Calls back when another tab changed one of these keys of the local storage, or cleared it. Ignores changes made in
 * this tab. Returns the unsubscribe function.
 */
export function subscribeToStorage(keys: readonly string[], onChange: () => void): () => void {
  // Unit tests run without a page.
  if (typeof globalThis.addEventListener !== 'function') return () => undefined;
  const handleStorage = ({ key }: StorageEvent): void => {
    if (key === null || keys.includes(key)) onChange();
  };
  globalThis.addEventListener('storage', handleStorage);
  return () => globalThis.removeEventListener('storage', handleStorage);
}
