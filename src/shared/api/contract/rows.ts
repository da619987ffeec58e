import * as z from 'zod/mini';
import { noteDrift } from '../drift.ts';

/** "2.runners.0.ex": where an answer leaves its schema. */
export const pathOf = (issue: { readonly path: readonly PropertyKey[] } | undefined): string => issue?.path.map(String).join('.') ?? '';

type RowsOf<Row extends z.ZodMiniType> = z.ZodMiniType<readonly z.output<Row>[], readonly z.input<Row>[]>;

/**
 * A list that outlives a bad row: the row is dropped and noted as drift, so that one malformed match does not blank the page.
 * When no row of a list fits, the answer as a whole does not.
 */
export function rows<Row extends z.ZodMiniType>(row: Row): RowsOf<Row> {
  const schema = z.pipe(
    z.array(z.unknown()),
    z.transform((list, reading) => {
      const fitting: z.output<Row>[] = [];
      const dropped: { path: string; message: string }[] = [];
      list.forEach((raw, index) => {
        const read = z.safeParse(row, raw);
        if (read.success) fitting.push(read.data);
        else dropped.push({ path: [index, pathOf(read.error.issues[0])].join('.'), message: read.error.issues[0]?.message ?? '' });
      });
      const [first] = dropped;
      if (first !== undefined && fitting.length === 0) {
        reading.issues.push({ code: 'custom', message: first.message, input: list, path: first.path.split('.') });
      } else if (first !== undefined) {
        noteDrift({ count: dropped.length, path: first.path });
      }
      return fitting;
    }),
  );
  // The wire type of a row is known though each is read on its own: the simulated exchange is typed by it.
  return schema as unknown as RowsOf<Row>;
}
