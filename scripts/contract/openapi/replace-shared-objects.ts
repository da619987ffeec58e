import type { JsonSchema } from '../schema/json-schema.ts';

/** Objects that several calls share, by a field that no other object has. */
const names: Readonly<Record<string, string>> = {
  delete_status: 'Bet',
  ex: 'Runner',
  availableToBack: 'Offers',
  roundId: 'CasinoRound',
  GameStatus: 'SessionLine',
  pending: 'OwnLimit',
};

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findName(schema: JsonSchema): string | undefined {
  const { type, properties } = schema;
  const isObjectSchema = type === 'object' || (Array.isArray(type) && type.includes('object'));
  if (!isObjectSchema || !isObject(properties)) return undefined;
  // A call whose payload is such an object keeps it in place.
  return Object.keys(properties)
    .map((key) => names[key])
    .find((name) => name !== undefined);
}

/** Keywords that belong to the field which holds an object, not to the object. */
const FIELD_KEYWORDS = ['description', 'x-absent'];

/**
 * Replaces the objects that several calls share by references, and adds them to `found`. Throws when two objects of one
 * name differ.
 */
export function replaceSharedObjects(value: unknown, found: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceSharedObjects(each, found));
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'examples' ? inner : replaceSharedObjects(inner, found)]),
  );
  const name = findName(copy);
  if (name === undefined) return copy;
  const field = Object.fromEntries(FIELD_KEYWORDS.filter((key) => key in copy).map((key) => [key, copy[key]]));
  const own = Object.fromEntries(Object.entries(copy).filter(([key]) => !FIELD_KEYWORDS.includes(key)));
  const known = found.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(own))
    throw new Error(`two different objects would have the name ${name}`);
  found.set(name, own);
  return { ...field, $ref: `#/components/schemas/${name}` };
}
