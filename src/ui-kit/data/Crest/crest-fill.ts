/** Fills of crests, in the order that the hash of a name chooses from. Their colours are `colors.crest`. */
export const crestFills = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CrestFill = (typeof crestFills)[number];

function hashName(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index += 1) hash = (hash * 31 + name.charCodeAt(index)) >>> 0;
  return (hash ^ (hash >>> 13)) & 7;
}

/**
 * Returns the fill of a team. A name has the same one on every page and in every session. Beside an opponent of the
 * same fill it has the next one.
 */
export function chooseCrestFill(name: string, opponent = name): CrestFill {
  const fill = hashName(name);
  const isTaken = opponent !== name && hashName(opponent) === fill;
  return crestFills[isTaken ? (fill + 1) & 7 : fill] ?? 1;
}
