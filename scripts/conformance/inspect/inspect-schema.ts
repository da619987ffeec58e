import * as z from 'zod/mini';
import { findContent } from '#shared/api/contract/schema/wire-content.ts';
import { findWireTypeName, wireTypes } from '../../contract/schema/wire-types.ts';
import { inspectContent } from './inspect-content.ts';
import { type Inspection, openKey, openRow, type Place } from './inspection.ts';
import { valueForms } from './value-forms.ts';

type Schema = z.core.$ZodType;

const getType = (schema: Schema): string => schema._zod.def.type;
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function inspectValue(inspection: Inspection, name: string, schema: Schema, raw: unknown, place: Place): void {
  const form = valueForms[name];
  if (form === undefined) throw new Error(`no form of the wire type ${name}`);
  const read = z.safeParse(schema, raw);
  if (!read.success) return inspection.refuse(place, raw, form.expected);
  const value = form.isInHundredths === true && typeof read.data === 'number' ? read.data / 100 : read.data;
  if (form.isLost(raw, read.data)) inspection.lose(place, raw, value, form.expected);
  else if (!form.isDocumented(raw, read.data)) inspection.tolerate(place, raw, value, form.expected);
}

/** Describes the value that the app reads in place of a missing field. */
function describeAbsent(schema: Schema): string {
  const name = findWireTypeName(schema);
  return (name === undefined ? undefined : wireTypes[name]?.absent) ?? 'nothing';
}

function inspectObject(inspection: Inspection, schema: Schema, raw: unknown, place: Place): void {
  if (!isRecord(raw)) return inspection.refuse(place, raw, 'an object');
  for (const [key, field] of Object.entries((schema as z.core.$ZodObject)._zod.def.shape)) {
    const inner = openKey(place, key);
    if (raw[key] !== undefined) {
      inspection.notePresent(inner);
      inspectSchema(inspection, field, raw[key], inner);
    } else if (z.safeParse(field, undefined).success) inspection.noteMissing(inner, describeAbsent(field));
    else inspectSchema(inspection, field, undefined, inner);
  }
}

/** The keys of a schema's object, of the object before its transform too. */
function listKeys(schema: Schema): readonly string[] {
  if (getType(schema) === 'object') return Object.keys((schema as z.core.$ZodObject)._zod.def.shape);
  return getType(schema) === 'pipe' ? listKeys((schema as z.core.$ZodPipe)._zod.def.in) : [];
}

/** Chooses the form of a row that fits, or the one that shares most keys with it. */
function chooseBranch(branches: readonly Schema[], raw: unknown): Schema | undefined {
  const fitting = branches.find((branch) => z.safeParse(branch, raw).success);
  if (fitting !== undefined) return fitting;
  const countShared = (branch: Schema) => listKeys(branch).filter((key) => isRecord(raw) && key in raw).length;
  return [...branches].sort((a, b) => countShared(b) - countShared(a))[0];
}

/** Inspects the first half of `list()` and `orAbsent()`: it rewrites the value that the second half reads. */
function inspectRewritten(inspection: Inspection, source: Schema, out: Schema, raw: unknown, place: Place): void {
  const rewriting = z.safeParse(source, raw);
  if (!rewriting.success) return inspection.refuse(place, raw, 'another value');
  if (Array.isArray(rewriting.data) && !Array.isArray(raw)) inspection.tolerate(place, raw, rewriting.data, 'a list');
  inspectSchema(inspection, out, rewriting.data, place);
}

function inspectPipe(inspection: Inspection, schema: Schema, raw: unknown, place: Place): void {
  const { in: source, out } = (schema as z.core.$ZodPipe)._zod.def;
  if (getType(out) !== 'transform') return inspectRewritten(inspection, source, out, raw, place);
  inspectSchema(inspection, source, raw, place);
}

/**
 * Compares a value with a schema of the contract, field by field. Every value is read by the app's own schema; the
 * inspection says where and in which form.
 */
export function inspectSchema(inspection: Inspection, schema: Schema, raw: unknown, place: Place): void {
  const name = findWireTypeName(schema);
  if (name !== undefined) return inspectValue(inspection, name, schema, raw, place);
  const content = findContent(schema);
  if (content !== undefined)
    return inspectContent(
      { inspection, inspectChild: (...child) => inspectSchema(inspection, ...child) },
      content,
      schema,
      raw,
      place,
    );
  switch (getType(schema)) {
    case 'object':
      return inspectObject(inspection, schema, raw, place);
    case 'pipe':
      return inspectPipe(inspection, schema, raw, place);
    case 'optional':
    case 'nullable':
      if (raw === undefined || raw === null) return;
      return inspectSchema(inspection, (schema as z.core.$ZodOptional)._zod.def.innerType, raw, place);
    case 'union': {
      const branch = chooseBranch((schema as z.core.$ZodUnion)._zod.def.options, raw);
      return branch === undefined ? undefined : inspectSchema(inspection, branch, raw, place);
    }
    case 'array': {
      if (!Array.isArray(raw)) return inspection.refuse(place, raw, 'a list');
      const { element } = (schema as z.core.$ZodArray)._zod.def;
      return raw.forEach((each, index) => inspectSchema(inspection, element, each, openRow(place, index)));
    }
    case 'unknown':
      return;
    default: {
      const read = z.safeParse(schema, raw);
      if (!read.success) inspection.refuse(place, raw, describeExpected(schema));
    }
  }
}

function describeExpected(schema: Schema): string {
  const { type, ...rest } = schema._zod.def as { type: string; values?: readonly unknown[] };
  return rest.values === undefined ? `a ${type}` : rest.values.map((each) => JSON.stringify(each)).join(' or ');
}
