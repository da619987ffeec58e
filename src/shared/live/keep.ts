const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The new value, with every part that equals the old one replaced by the old one itself; the old value where nothing
 * differs. For plain data only. Lists are compared place by place.
 */
export function keepSame<T>(old: T, fresh: T): T {
  if (Object.is(old, fresh)) return old;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const merged: unknown[] = fresh.map((item: unknown, index) => (index < old.length ? keepSame<unknown>(old[index], item) : item));
    return old.length === fresh.length && merged.every((item, index) => Object.is(item, old[index])) ? old : (merged as T);
  }
  if (!isPlain(old) || !isPlain(fresh)) return fresh;
  const keys = Object.keys(fresh);
  const merged: Record<string, unknown> = {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    merged[key] = key in old ? keepSame<unknown>(old[key], fresh[key]) : fresh[key];
    if (!(key in old) || !Object.is(merged[key], old[key])) same = false;
  }
  return same ? old : (merged as T);
}
