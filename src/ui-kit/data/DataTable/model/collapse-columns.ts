/** Column fields that collapsing needs. Widths in rem. */
interface MeasuredColumn {
  readonly id: string;
  readonly width: number;
  readonly priority?: number;
}

/** Width of the column that opens a row's details, in rem. */
export const TOGGLE_REM = 2.75;

/**
 * Returns the columns that do not fit into `available` rem and move into the row's details: highest priority first, and
 * the last of equal ones. Columns of priority 0 always stay.
 */
export function collapseColumns(columns: readonly MeasuredColumn[], available: number): ReadonlySet<string> {
  const collapsedIds = new Set<string>();
  const calculateNeededWidth = (): number =>
    columns.reduce(
      (total, { id, width }) => total + (collapsedIds.has(id) ? 0 : width),
      collapsedIds.size > 0 ? TOGGLE_REM : 0,
    );
  const candidates = columns
    .filter(({ priority = 0 }) => priority > 0)
    .toReversed()
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const column of candidates) {
    if (calculateNeededWidth() <= available) break;
    collapsedIds.add(column.id);
  }
  return collapsedIds;
}

type SizedColumn = Pick<MeasuredColumn, 'width'> & { readonly grow?: boolean | undefined };

interface ColumnWidths {
  readonly toggle: string;
  /** Undefined: a share of the remaining space. */
  getWidth(column: SizedColumn): string | undefined;
}

/**
 * Returns the drawn widths as CSS: the columns' own, or shares of a space that is too narrow even for the remaining
 * columns.
 */
export function calculateWidths(
  columns: readonly SizedColumn[],
  hasToggle: boolean,
  available: number | null,
): ColumnWidths {
  const neededWidth = columns.reduce((total, { width }) => total + width, hasToggle ? TOGGLE_REM : 0);
  if (available === null || neededWidth <= available)
    return { toggle: `${TOGGLE_REM}rem`, getWidth: ({ width, grow }) => (grow === true ? undefined : `${width}rem`) };
  const toPercent = (rem: number) => `${(100 * rem) / neededWidth}%`;
  return { toggle: toPercent(TOGGLE_REM), getWidth: ({ width }) => toPercent(width) };
}
