import fc from 'fast-check';
import { expect, test } from 'vitest';
import { change } from '../testing/any-change.ts';
import { HistoryEntryList } from './history-entries.ts';

const BEGAN = 1_800_000_000_000;

test('HistoryEntryList returns every entry as it was added', () => {
  const event = fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 1, arbitrary: fc.constantFrom('stale' as const, 'fresh' as const) },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (all) => {
      const list = new HistoryEntryList('1.1');
      // A list belongs to one market, which entries need not repeat.
      const entries = all.map((each, index) => ({
        at: BEGAN + index,
        event: typeof each === 'string' ? each : { ...each, marketId: '1.1' },
      }));
      entries.forEach((entry) => list.add(entry.at, entry.event));
      expect(list.length).toBe(entries.length);
      // The matched total is the only fact that a change may leave out.
      const expected = entries.map((entry) =>
        typeof entry.event !== 'string' && Object.keys(entry.event.facts ?? { none: 0 }).length === 0
          ? { ...entry, event: { ...entry.event, facts: undefined } }
          : entry,
      );
      expect(list.read(list.length)).toEqual(expected);
      expect(list.read(3)).toEqual(expected.slice(0, 3));
    }),
    { numRuns: 200 },
  );
});
