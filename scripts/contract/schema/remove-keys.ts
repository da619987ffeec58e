/** Returns a copy of an object without some keys. */
export const removeKeys = (
  object: Readonly<Record<string, unknown>>,
  ...keys: readonly string[]
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
