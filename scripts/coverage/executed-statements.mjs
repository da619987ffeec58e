/**
 * Returns the statements that ran since the last call: `[path, hash of the map, statement numbers]` per file. Uses no
 * imports, because it also runs inside the page.
 */
export function collectExecuted() {
  const run = [];
  for (const { path, hash, s } of Object.values(globalThis.__coverage__ ?? {})) {
    const numbers = Object.keys(s).filter((number) => s[number] > 0);
    for (const number of numbers) s[number] = 0;
    if (numbers.length > 0) run.push([path, hash, numbers]);
  }
  return run;
}
