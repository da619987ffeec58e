/** What collapsing needs of a column. Widths in rem. */
interface Measured {
  readonly id: string;
  readonly width: number;
  readonly priority?: number;
}

/** The width of the column that opens a row's details, in rem. */
export const TOGGLE_REM = 2.75;

/**
 * The columns that do not fit into `available` rem and go into the row's details: the highest priority first, of equals the last.
 * Columns of priority 0 stay even where they do not fit.
 */
export function collapsed(columns: readonly Measured[], available: number): ReadonlySet<string> {
  const gone = new Set<string>();
  const needed = (): number => columns.reduce((room, { id, width }) => room + (gone.has(id) ? 0 : width), gone.size > 0 ? TOGGLE_REM : 0);
  const leaving = columns.filter(({ priority = 0 }) => priority > 0).toReversed().sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const column of leaving) {
    if (needed() <= available) break;
    gone.add(column.id);
  }
  return gone;
}

type Sized = Pick<Measured, 'width'> & { readonly grow?: boolean | undefined };

interface Widths {
  readonly toggle: string;
  /** Undefined: a share of the room that is left. */
  of(column: Sized): string | undefined;
}

/** The widths that columns are drawn with, as CSS: their own, or shares of a room that is too narrow even for those that stay. */
export function widthsOf(columns: readonly Sized[], toggled: boolean, room: number | null): Widths {
  const needed = columns.reduce((total, { width }) => total + width, toggled ? TOGGLE_REM : 0);
  if (room === null || needed <= room) return { toggle: `${TOGGLE_REM}rem`, of: ({ width, grow }) => (grow === true ? undefined : `${width}rem`) };
  const share = (rem: number) => `${(100 * rem) / needed}%`;
  return { toggle: share(TOGGLE_REM), of: ({ width }) => share(width) };
}
