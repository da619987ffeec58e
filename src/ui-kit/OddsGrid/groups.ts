/** Neighbours that the browser skips as one. `id` stays with a group for as long as it has members. */
export interface Group {
  readonly id: number;
  readonly members: readonly string[];
}

const SIZE = 10;
const MOST = 2 * SIZE;

/** Cuts a group that has grown too long; its first part keeps its id. */
function cut({ id, members }: Group, nextId: () => number): readonly Group[] {
  if (members.length <= MOST) return [{ id, members }];
  return [{ id, members: members.slice(0, SIZE) }, ...cut({ id: nextId(), members: members.slice(SIZE) }, nextId)];
}

const same = (one: readonly Group[], other: readonly Group[]): boolean =>
  one.length === other.length && one.every(({ id, members }, place) => id === other[place]?.id && members.length === other[place].members.length && members.every((member, at) => member === other[place]?.members[at]));

/**
 * Markets in groups of ten to twenty, in the order given. What stays keeps its group wherever that can be: who comes joins who stands before it, and
 * only a group of more than twenty is cut. What changes its group is drawn from nothing, and forgets what was open in it. The groups given
 * come back where nothing differs.
 */
export function regroup(groups: readonly Group[], ids: readonly string[]): readonly Group[] {
  let last = Math.max(-1, ...groups.map(({ id }) => id));
  const nextId = (): number => (last += 1);
  const placeOf = new Map(groups.flatMap(({ members }, place) => members.map((member) => [member, place] as const)));
  const filled = groups.map(({ id }) => ({ id, members: [] as string[] }));
  if (filled.length === 0) filled.push({ id: nextId(), members: [] });
  let place = 0;
  for (const id of ids) {
    // Another order than before is told by going back: who stands behind goes with who is now before it.
    place = Math.max(place, placeOf.get(id) ?? place);
    filled[place]?.members.push(id);
  }
  const now = filled.filter(({ members }) => members.length > 0).flatMap((group) => cut(group, nextId));
  return same(groups, now) ? groups : now;
}
