import type { FieldText, FieldTexts } from '../fields/call-text.ts';
import type { JsonSchema } from './json-schema.ts';
import { removeKeys } from './remove-keys.ts';
import type { Absence } from './to-json-schema.ts';
import { wireTypes } from './wire-types.ts';

type Drops = 'row' | 'key' | 'response';

const consequences: Readonly<Record<Drops, string>> = {
  row: 'the app drops the row',
  key: 'the app drops the entry',
  response: 'the app cannot read the response',
};

const labels: Readonly<Record<Absence, string>> = { missing: 'missing', null: 'null', wrong: 'of another type' };

/** Names the value that the app reads in place of one that it can do without. */
function findDefault(json: JsonSchema): string {
  const reference = /\/(\w+)$/.exec(typeof json['$ref'] === 'string' ? json['$ref'] : '');
  const absent = reference === null ? undefined : wireTypes[reference[1] ?? '']?.absent;
  return `it counts as ${absent ?? (json['type'] === 'array' ? 'an empty list' : 'nothing')}`;
}

const joinLabels = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

const toSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Says what the app does when the field is missing, null or of another type. `effect`: what the bettor then sees, where
 * the app can do without the field.
 */
export function describeAbsence(json: JsonSchema, drops: Drops, effect: string | null): string {
  const refused = (json['x-refused'] ?? []) as readonly Absence[];
  const sentences = new Map<string, Absence[]>();
  for (const absence of ['missing', 'null', 'wrong'] as const) {
    const outcome = refused.includes(absence) ? consequences[drops] : findDefault(json);
    sentences.set(outcome, [...(sentences.get(outcome) ?? []), absence]);
  }
  return [...sentences]
    .map(([outcome, absences]) => {
      const isHarmless = !refused.includes(absences[0] ?? 'missing');
      const ending = isHarmless && effect !== null ? ` ${effect}` : '';
      return `${toSentenceCase(joinLabels(absences.map((each) => labels[each])))}: ${outcome}.${ending}`;
    })
    .join(' ');
}

const toParts = (text: FieldText): readonly [meaning: string, effect: string | null] =>
  typeof text === 'string' ? [text, null] : [text[0], text[1]];

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);

/**
 * Returns a schema of `toJsonSchema` with the text of each field as its description, and without its own keywords.
 *
 * A field of a response gets `x-absent` too: what the app does without it.
 */
export function describeFields(
  json: JsonSchema,
  texts: FieldTexts,
  side: 'request' | 'response',
  path = '',
  drops: Drops = 'response',
): JsonSchema {
  const { 'x-drops': ownDrops, properties, items, additionalProperties, ...others } = json;
  const rest = removeKeys(others, 'x-refused');
  const inner = (ownDrops as Drops | undefined) ?? drops;
  const describe = (schema: JsonSchema, ownPath: string, ownInner: Drops): JsonSchema =>
    describeFields(schema, texts, side, ownPath, ownInner);

  // A list may hold rows of two kinds with fields of one name.
  const kind = Object.keys(properties ?? {})[0] ?? '';
  const describeProperty = ([key, field]: [string, JsonSchema]): [string, JsonSchema] => {
    const ownPath = joinPath(path, key);
    const [meaning, effect] = toParts(texts[`${ownPath}@${kind}`] ?? texts[ownPath] ?? '');
    const schema = describe(field, ownPath, drops);
    if (side === 'request') return [key, { ...schema, description: meaning }];
    const absence = describeAbsence(field, drops, effect);
    return [key, { ...schema, description: `${meaning} ${absence}`, 'x-absent': absence }];
  };

  const describeBranches = (keyword: 'anyOf' | 'oneOf') =>
    rest[keyword] === undefined
      ? {}
      : { [keyword]: asSchemas(rest[keyword]).map((each) => describe(each, path, drops)) };

  return {
    ...rest,
    ...describeBranches('anyOf'),
    ...describeBranches('oneOf'),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties as Record<string, JsonSchema>).map(describeProperty)),
    }),
    ...(items !== undefined && { items: describe(items as JsonSchema, `${path}[]`, inner) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: describe(additionalProperties as JsonSchema, `${path}{}`, inner),
    }),
  };
}
