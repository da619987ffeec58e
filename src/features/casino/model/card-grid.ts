/** Returns the number of columns that fit, at least 2. All lengths in CSS pixels. */
export const countColumns = (width: number, minWidth: number, gap: number): number =>
  Math.max(2, Math.floor((width + gap) / (minWidth + gap)));

export interface CardGridExtent {
  readonly columns: number;
  readonly count: number;
  /** Rows that PageUp and PageDown skip. */
  readonly page: number;
  /** The first card of a row is on the right. */
  readonly isRightToLeft: boolean;
}

/** Returns the index of the card that a key moves to. Returns null when the grid does not handle the key. */
export function findNextCardIndex(
  key: string,
  index: number,
  { columns, count, page, isRightToLeft }: CardGridExtent,
): number | null {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * page,
    PageUp: -columns * page,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const next = index + step;
  // A row step past the edge does nothing instead of jumping to a corner.
  if (Math.abs(step) === columns && columns > 1 && (next < 0 || next >= count)) return index;
  return Math.min(count - 1, Math.max(0, next));
}
