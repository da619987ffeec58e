import { createBreak, type Finding } from '../finding.ts';

/** Finds rows with the id of an earlier row. `root`: path of the list; `field`: name of the id on the wire. */
export function findDuplicates<Row>(
  rows: readonly Row[],
  root: string,
  field: string,
  getId: (row: Row) => string | number,
): readonly Finding[] {
  const known = new Set<string | number>();
  return rows.flatMap((row, index) => {
    const id = getId(row);
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    return [
      createBreak(
        `${root}[${index}].${field}`,
        JSON.stringify(id),
        'an id that no other row has',
        'The app takes both rows for one: the bettor sees one of them with the values of the other.',
      ),
    ];
  });
}

/** Finds rows of something else than what was requested. */
export const findForeignRows = <Row>(
  rows: readonly Row[],
  root: string,
  field: string,
  requestedId: string,
  getId: (row: Row) => string,
): readonly Finding[] =>
  rows.flatMap((row, index) =>
    getId(row) === requestedId
      ? []
      : [
          createBreak(
            `${root}[${index}].${field}`,
            JSON.stringify(getId(row)),
            JSON.stringify(requestedId),
            'The bettor sees rows of another match on the page.',
          ),
        ],
  );
