/** Splits a style sheet into its rules. A rule inside `@media` belongs to that rule. */
function splitRules(css: string): readonly string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Returns the rules of a style sheet that another one does not contain, in their order. */
export function subtractRules(css: string, other: string): string {
  const known = new Set(splitRules(other));
  return splitRules(css)
    .filter((rule) => !known.has(rule))
    .join('');
}
