import * as z from 'zod/mini';
import { unwrapList } from '#shared/api/contract/schema/paged.ts';
import type { WireContent } from '#shared/api/contract/schema/wire-content.ts';
import { id, numberOrNull } from '#shared/api/contract/schema/wire-types.ts';
import { asEntries, asList } from '#shared/api/wire/wire-list.ts';
import { type Inspection, openEntry, openKey, openRow, type Place } from './inspection.ts';

type Schema = z.core.$ZodType;

/** Inspects a value with one schema: `inspectSchema` of the same inspection. */
export type InspectChild = (schema: Schema, raw: unknown, place: Place) => void;

/** The inspection and its function for inner values. */
interface Visit {
  readonly inspection: Inspection;
  readonly inspectChild: InspectChild;
}

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function inspectRows({ inspection, inspectChild }: Visit, row: Schema, raw: unknown, place: Place): void {
  const entries = asList(raw);
  if (entries === null) return inspection.refuse(place, raw, 'a list');
  if (!Array.isArray(raw)) inspection.tolerate(place, raw, entries, 'a list');
  inspection.listCount += 1;
  inspection.rowCount += entries.length;
  entries.forEach((each, index) => inspectChild(row, each, openRow(place, index, 'row')));
}

/** A key without a digit is no id: servers put keys of their own beside the ids. */
const isOwnKey = (key: string): boolean => !/\d/.test(key);

function inspectMap({ inspection, inspectChild }: Visit, value: Schema, raw: unknown, place: Place): void {
  const entries = asEntries(raw);
  if (entries === null) return inspection.refuse(place, raw, 'an object');
  if (!isRecord(raw)) inspection.tolerate(place, raw, Object.fromEntries(entries), 'an object');
  inspection.listCount += 1;
  inspection.rowCount += entries.length;
  for (const [key, each] of entries) {
    if (isOwnKey(key) && !z.safeParse(value, each).success)
      inspection.tolerate(openEntry(place, key), each, undefined, 'no key beside the ids');
    else inspectChild(value, each, openEntry(place, key));
  }
}

function inspectPage({ inspection, inspectChild }: Visit, row: Schema, raw: unknown, place: Place): void {
  const found = unwrapList(raw);
  if (!isRecord(found)) {
    inspection.tolerate(place, raw, found, 'rows with their count');
    return inspectRows({ inspection, inspectChild }, row, found, openKey(place, 'data'));
  }
  inspectRows({ inspection, inspectChild }, row, found['data'], openKey(place, 'data'));
  const metadata = asList(found['metadata'])?.[0] ?? found['metadata'];
  if (!isRecord(metadata)) return inspection.noteMissing(openKey(place, 'metadata'), 'no count');
  for (const key of ['total', 'page'] as const) {
    const inner = openKey(openKey(place, 'metadata'), key);
    if (metadata[key] === undefined) inspection.noteMissing(inner, 'none');
    else inspectChild(numberOrNull, metadata[key], inner);
  }
}

function inspectName({ inspection }: Visit, names: object, schema: Schema, raw: unknown, place: Place): void {
  const read = z.safeParse(schema, raw);
  const expected = Object.keys(names)
    .filter((name) => name !== '')
    .join(', ');
  if (!read.success) return inspection.refuse(place, raw, expected);
  const isWord = typeof raw === 'string' || raw === null || raw === undefined;
  const word = isWord ? (raw ?? '').trim().toUpperCase() : null;
  if (word === null || !Object.hasOwn(names, word)) inspection.lose(place, raw, read.data, expected);
}

function inspectLimits(
  { inspection, inspectChild }: Visit,
  { market, fancy }: Extract<WireContent, { kind: 'match-limits' }>,
  raw: unknown,
  place: Place,
): void {
  if (!isRecord(raw)) return inspection.refuse(place, raw, 'an object');
  const { session, market_bet_delay, session_bet_delay, ...markets } = raw;
  inspectMap({ inspection, inspectChild }, market, markets, place);
  if (session !== undefined && session !== null)
    inspectMap({ inspection, inspectChild }, fancy, session, openKey(place, 'session'));
  for (const [key, delay] of Object.entries({ market_bet_delay, session_bet_delay }))
    if (delay !== undefined) inspectChild(numberOrNull, delay, openKey(place, key));
}

/** Inspects content that a schema of the contract reads in its own function. */
export function inspectContent(visit: Visit, content: WireContent, schema: Schema, raw: unknown, place: Place): void {
  const { inspection, inspectChild } = visit;
  switch (content.kind) {
    case 'rows':
      return inspectRows(visit, content.of, raw, place);
    case 'map':
      return inspectMap(visit, content.of, raw, place);
    case 'page':
      return inspectPage(visit, content.of, raw, place);
    case 'placed-bets':
      if (raw === null || raw === undefined) return;
      return inspectRows(visit, content.of, Array.isArray(raw) ? raw : [raw], place);
    case 'session-lines':
      return asList(raw) === null && isRecord(raw)
        ? inspectRows(visit, content.of, raw['data'], openKey(place, 'data'))
        : inspectRows(visit, content.of, raw, place);
    case 'named-values':
      return inspectName(visit, content.names, schema, raw, place);
    case 'match-limits':
      return inspectLimits(visit, content, raw, place);
    case 'payment-detail':
      return isRecord(raw)
        ? inspectChild(id, raw['_id'], openKey(place, '_id'))
        : inspection.refuse(place, raw, 'an object');
    case 'price-points':
      if (asList(raw) === null) inspection.refuse(place, raw, 'a list of points');
  }
}
