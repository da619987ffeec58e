/** Neighbours that the browser skips as one. `id` stays with a group for as long as it has members. */
export interface MarketGroup {
  readonly id: number;
  readonly members: readonly string[];
}

const TARGET_SIZE = 10;
const MAX_SIZE = 2 * TARGET_SIZE;

/** Cuts a group that has grown too long; its first part keeps its id. */
function splitGroup({ id, members }: MarketGroup, nextId: () => number): readonly MarketGroup[] {
  if (members.length <= MAX_SIZE) return [{ id, members }];
  return [
    { id, members: members.slice(0, TARGET_SIZE) },
    ...splitGroup({ id: nextId(), members: members.slice(TARGET_SIZE) }, nextId),
  ];
}

const areSameGroups = (one: readonly MarketGroup[], other: readonly MarketGroup[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, members }, index) =>
      id === other[index]?.id &&
      members.length === other[index].members.length &&
      members.every((member, at) => member === other[index]?.members[at]),
  );

/**
 * Markets in groups of ten to twenty, in the order given. What stays keeps its group wherever that can be: who comes joins who stands before it, and
 * only a group of more than twenty is cut. What changes its group is drawn from nothing, and forgets what was open in it. The groups given
 * come back where nothing differs.
 */
export function regroupMarkets(groups: readonly MarketGroup[], ids: readonly string[]): readonly MarketGroup[] {
  let lastId = Math.max(-1, ...groups.map(({ id }) => id));
  const nextId = (): number => (lastId += 1);
  const groupIndexOf = new Map(
    groups.flatMap(({ members }, index) => members.map((member) => [member, index] as const)),
  );
  const refilled = groups.map(({ id }) => ({ id, members: [] as string[] }));
  if (refilled.length === 0) refilled.push({ id: nextId(), members: [] });
  let index = 0;
  for (const id of ids) {
    // Another order than before is told by going back: who stands behind goes with who is now before it.
    index = Math.max(index, groupIndexOf.get(id) ?? index);
    refilled[index]?.members.push(id);
  }
  const next = refilled.filter(({ members }) => members.length > 0).flatMap((group) => splitGroup(group, nextId));
  return areSameGroups(groups, next) ? groups : next;
}
