/** Neighbouring markets that the browser skips together. `id` stays as long as the group has members. */
export interface MarketGroup {
  readonly id: number;
  readonly members: readonly string[];
}

const TARGET_SIZE = 10;
const MAX_SIZE = 2 * TARGET_SIZE;

/** Splits a group that grew too long. Its first part keeps its id. */
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
 * Puts markets into groups of ten to twenty, in the given order.
 *
 * Markets stay in their group when possible: a new market joins its predecessor's group, and only a group of more than
 * twenty is split. A market that changes its group is mounted again and loses its state. Returns the given groups when
 * nothing changed.
 */
export function regroupMarkets(groups: readonly MarketGroup[], ids: readonly string[]): readonly MarketGroup[] {
  let lastId = Math.max(-1, ...groups.map(({ id }) => id));
  const takeNextId = (): number => (lastId += 1);
  const groupIndexOf = new Map(
    groups.flatMap(({ members }, index) => members.map((member) => [member, index] as const)),
  );
  const refilled = groups.map(({ id }) => ({ id, members: [] as string[] }));
  if (refilled.length === 0) refilled.push({ id: takeNextId(), members: [] });
  let index = 0;
  for (const id of ids) {
    // A step back in the old order starts a new assignment: later markets join the group of their new predecessor.
    index = Math.max(index, groupIndexOf.get(id) ?? index);
    refilled[index]?.members.push(id);
  }
  const next = refilled.filter(({ members }) => members.length > 0).flatMap((group) => splitGroup(group, takeNextId));
  return areSameGroups(groups, next) ? groups : next;
}
