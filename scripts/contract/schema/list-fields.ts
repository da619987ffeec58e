import type { JsonSchema } from './json-schema.ts';
import type { Absence } from './to-json-schema.ts';

/** One field of a request or payload. */
export interface Field {
  /**
   * Path from the root: `data[].odds`, `session{}.session_min_stack`. `[]` is each row of a list, `{}` each value of a
   * map.
   */
  readonly path: string;
  readonly json: JsonSchema;
  readonly isRequired: boolean;
  /** The part that the app drops with an unreadable field: its row or key, or the whole response. */
  readonly drops: 'row' | 'key' | 'response';
  readonly refused: readonly Absence[];
}

type Drops = Field['drops'];

const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function* visitFields(json: JsonSchema, path: string, drops: Drops): Generator<Field> {
  const inner = (json['x-drops'] as Drops | undefined) ?? drops;
  for (const branch of [...asSchemas(json['anyOf']), ...asSchemas(json['oneOf'])])
    yield* visitFields(branch, path, drops);
  const required = (json['required'] ?? []) as readonly string[];
  for (const [key, field] of Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>)) {
    const refused = (field['x-refused'] ?? []) as readonly Absence[];
    yield { path: joinPath(path, key), json: field, isRequired: required.includes(key), drops, refused };
    yield* visitFields(field, joinPath(path, key), drops);
  }
  if (json['items'] !== undefined) yield* visitFields(json['items'] as JsonSchema, `${path}[]`, inner);
  if (typeof json['additionalProperties'] === 'object')
    yield* visitFields(json['additionalProperties'] as JsonSchema, `${path}{}`, inner);
}

/** Lists the fields of a schema from `toJsonSchema`. A field of several forms of a row appears once. */
export function listFields(json: JsonSchema): readonly Field[] {
  const fields = new Map<string, Field>();
  for (const field of visitFields(json, '', 'response')) if (!fields.has(field.path)) fields.set(field.path, field);
  return [...fields.values()];
}
