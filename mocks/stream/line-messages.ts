import type { FancyLine, RunLine } from '#shared/domain/market/market.ts';

const toWireRun = (line: RunLine | null) => (line === null ? [0, 0] : [line.run, line.size]);

const toWireFields = (line: FancyLine) => ({
  lay: toWireRun(line.no),
  back: toWireRun(line.yes),
  status: line.lockedBy ?? '',
  mark: line.rateChanged ? 1 : 0,
});

export const createLineImage = (line: FancyLine) => ({ id: line.fancyId, img: true, ...toWireFields(line) });

/** Creates the change of a line. Null without one. */
export function createLineDelta(before: FancyLine, now: FancyLine): object | null {
  const [previous, current] = [toWireFields(before), toWireFields(now)];
  const changed = Object.entries(current).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(previous[key as keyof typeof previous]),
  );
  return changed.length === 0 ? null : { id: now.fancyId, ...Object.fromEntries(changed) };
}

/** Creates the removal of a line that the exchange lists no more. */
export const createLineRemoval = (fancyId: string) => ({
  id: fancyId,
  lay: [0, 0],
  back: [0, 0],
  status: 'Closed',
  mark: 0,
});
