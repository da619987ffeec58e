import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PINS, type Pin } from '#shared/storage/pins.ts';
import { addPin, isPinned, listPinnedMatchIds, movePin, removePins } from './pin-list.ts';

const createPin = (marketId: string, matchId = '31'): Pin => ({
  sportId: '4',
  matchId,
  marketId,
  kind: 'odds',
  matchName: 'India v Australia',
  marketName: 'Match Odds',
});
const listIds = (pins: readonly Pin[]) => pins.map(({ marketId }) => marketId);
const [a, b, c] = [createPin('1.1'), createPin('1.2'), createPin('1.3', '32')];

describe('pin list', () => {
  test('adds a market once, at the end', () => {
    expect(listIds(addPin([a, b], c))).toEqual(['1.1', '1.2', '1.3']);
    expect(addPin([a, b], { ...a, marketName: 'Winner' })).toEqual([a, b]);
  });

  test('never holds more than MAX_PINS', () => {
    const full = Array.from({ length: MAX_PINS }, (_, index) => createPin(`2.${index}`));
    expect(addPin(full, a)).toBe(full);
  });

  test('moves a market by one position', () => {
    expect(listIds(movePin([a, b, c], '1.2', 'up'))).toEqual(['1.2', '1.1', '1.3']);
    expect(listIds(movePin([a, b, c], '1.2', 'down'))).toEqual(['1.1', '1.3', '1.2']);
  });

  test('stops a market at both ends', () => {
    expect(listIds(movePin([a, b, c], '1.1', 'up'))).toEqual(['1.1', '1.2', '1.3']);
    expect(listIds(movePin([a, b, c], '1.3', 'down'))).toEqual(['1.1', '1.2', '1.3']);
  });

  test('ignores the move of a market that is not pinned', () => {
    expect(listIds(movePin([a, b, c], '9.9', 'down'))).toEqual(['1.1', '1.2', '1.3']);
  });

  test('removes only the unpinned markets', () => {
    expect(removePins([a, b, c], ['1.1', '1.3', '9.9'])).toEqual([b]);
  });

  test('lists each match once', () => {
    expect(listPinnedMatchIds([a, b, c])).toEqual(['31', '32']);
  });

  test('keeps every other market exactly once under any sequence of actions', () => {
    const actionArbitrary = fc.record({
      action: fc.constantFrom('pin', 'unpin', 'up', 'down'),
      at: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 80 }), (acts) => {
        let pins: readonly Pin[] = [];
        for (const { action, at } of acts) {
          const id = `1.${at}`;
          const before = pins;
          if (action === 'pin') pins = addPin(pins, createPin(id));
          else if (action === 'unpin') pins = removePins(pins, [id]);
          else pins = movePin(pins, id, action === 'up' ? 'up' : 'down');
          if (action === 'up' || action === 'down')
            expect(listIds(pins).toSorted()).toEqual(listIds(before).toSorted());
          if (action === 'unpin') expect(isPinned(pins, id)).toBe(false);
          expect(new Set(listIds(pins)).size).toBe(pins.length);
          expect(pins.length).toBeLessThanOrEqual(MAX_PINS);
        }
      }),
    );
  });
});
