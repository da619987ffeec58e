import type { FancyLine } from '../../../domain/market/market.ts';
import type { FancyChange } from './stream-message.ts';

/**
 * Applies a change to the lines. Unchanged lines keep their identity. A line never listed has no name and is left out.
 */
export function applyFancyChanges(lines: readonly FancyLine[], changes: readonly FancyChange[]): readonly FancyLine[] {
  const byId = new Map(changes.map((change) => [change.fancyId, change]));
  if (!lines.some((line) => byId.has(line.fancyId))) return lines;
  return lines.map((line) => {
    const change = byId.get(line.fancyId);
    if (!change) return line;
    const { fancyId: _, image, ...fields } = change;
    return image
      ? { ...line, no: null, yes: null, lockedBy: null, rateChanged: false, ...fields }
      : { ...line, ...fields };
  });
}
