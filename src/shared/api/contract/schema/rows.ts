import * as z from 'zod/mini';
import { findMismatch, type Mismatch, noteDrift } from '../../wire/drift.ts';
import { asList } from '../../wire/wire-list.ts';
import { noteContent } from './wire-content.ts';

type RowsOf<Row extends z.ZodMiniType> = z.ZodMiniType<readonly z.output<Row>[], readonly z.input<Row>[]>;

/**
 * Schema of a list that survives a bad row: it drops the row and reports drift, so one malformed match does not blank
 * the page. The list fails when none of its rows fits. Accepts every wire form of a list (`asList`).
 */
export function rows<Row extends z.ZodMiniType>(row: Row): RowsOf<Row> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw, context) => {
      const fitting: z.output<Row>[] = [];
      const dropped: Mismatch[] = [];
      const entries = asList(raw);
      entries?.forEach((each, index) => {
        const read = z.safeParse(row, each);
        if (read.success) fitting.push(read.data);
        else dropped.push(findMismatch(read.error, each, String(index)));
      });
      const [first] = dropped;
      if (entries === null) {
        context.issues.push({ code: 'custom', message: 'expected a list', input: raw });
      } else if (first !== undefined && fitting.length === 0) {
        const path = first.path.split('.');
        context.issues.push({ code: 'custom', message: `expected ${first.expected}`, input: raw, path });
      } else if (first !== undefined) {
        noteDrift({ ...first, count: dropped.length });
      }
      return fitting;
    }),
  );
  /* @__PURE__ */ noteContent(schema, { kind: 'rows', of: row });
  // The wire type of a row is known although each is parsed on its own: it types the simulated exchange.
  return schema as unknown as RowsOf<Row>;
}

/** Schema of a list inside a row, all of whose entries must fit. Accepts every wire form of a list. */
export function list<Entry extends z.ZodMiniType>(entry: Entry): RowsOf<Entry> {
  const found = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw) => asList(raw) ?? raw),
  );
  return z.pipe(found, z.array(entry)) as unknown as RowsOf<Entry>;
}
