/** Reads a text at a path of a response. Throws where the exchange sends none: the example would be useless. */
export function readText(response: unknown, ...path: readonly (string | number)[]): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    response,
  );
  if (typeof value !== 'string' || value === '') throw new Error(`no text at ${path.join('.')}`);
  return value;
}
