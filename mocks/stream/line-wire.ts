import type { FancyLine, RunLine } from '#shared/domain/market.ts';

const runOf = (line: RunLine | null) => (line === null ? [0, 0] : [line.run, line.size]);

const wordsOf = (line: FancyLine) => ({ lay: runOf(line.no), back: runOf(line.yes), status: line.lockedBy ?? '', mark: line.rateChanged ? 1 : 0 });

export const lineImage = (line: FancyLine) => ({ id: line.fancyId, img: true, ...wordsOf(line) });

/** What changed about a line; null where nothing did. */
export function lineDelta(before: FancyLine, now: FancyLine): object | null {
  const [old, fresh] = [wordsOf(before), wordsOf(now)];
  const changed = Object.entries(fresh).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]));
  return changed.length === 0 ? null : { id: now.fancyId, ...Object.fromEntries(changed) };
}

/** A line that the exchange lists no longer. */
export const lineGone = (fancyId: string) => ({ id: fancyId, lay: [0, 0], back: [0, 0], status: 'Closed', mark: 0 });
