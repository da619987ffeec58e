const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The new value, with every part that equals the old one replaced by the old one itself; the old value where nothing
 * differs. For plain data only. Lists are compared place by place.
 */
export function replaceEqualDeep<T>(previous: T, next: T): T {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const merged: unknown[] = next.map((item: unknown, index) =>
      index < previous.length ? replaceEqualDeep<unknown>(previous[index], item) : item,
    );
    return previous.length === next.length && merged.every((item, index) => Object.is(item, previous[index]))
      ? previous
      : (merged as T);
  }
  if (!isPlain(previous) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  const merged: Record<string, unknown> = {};
  let same = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    merged[key] = key in previous ? replaceEqualDeep<unknown>(previous[key], next[key]) : next[key];
    if (!(key in previous) || !Object.is(merged[key], previous[key])) same = false;
  }
  return same ? previous : (merged as T);
}
