/** The statements that ran since it was asked before: `[path, hash of its map, their numbers]` a file. Stands by itself, for it is sent to the page too. */
export function collectExecuted() {
  const run = [];
  for (const { path, hash, s } of Object.values(globalThis.__coverage__ ?? {})) {
    const numbers = Object.keys(s).filter((number) => s[number] > 0);
    for (const number of numbers) s[number] = 0;
    if (numbers.length > 0) run.push([path, hash, numbers]);
  }
  return run;
}
