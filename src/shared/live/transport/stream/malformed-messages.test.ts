import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDefinition, createMarketMessage, findProblem, readMessage } from '../../testing/stream-messages.ts';
import { parseStreamMessage } from './stream-message.ts';

describe('parseStreamMessage with malformed messages', () => {
  test.each([
    ['not JSON', '{"op":"mcm"'],
    ['a list', '[]'],
    ['no market id', JSON.stringify(createMarketMessage([{ rc: [] }]))],
    ['a number as market id', JSON.stringify(createMarketMessage([{ id: 1.2 }]))],
    [
      'a level that would fill the memory',
      JSON.stringify(createMarketMessage([{ id: '1.1', rc: [{ id: 1, batb: [[1e9, 2, 2]] }] }])),
    ],
    ['a runner id in words', JSON.stringify(createMarketMessage([{ id: '1.1', rc: [{ id: 'x1', atb: [[2, 2]] }] }]))],
    ['an empty runner id', JSON.stringify(createMarketMessage([{ id: '1.1', rc: [{ id: '', atb: [[2, 2]] }] }]))],
    ['a row that is no list', JSON.stringify(createMarketMessage([{ id: '1.1', rc: [{ id: 1, atb: [7] }] }]))],
    ['an unknown change type', JSON.stringify(createMarketMessage([], { ct: 'SURPRISE' }))],
    ['a change type that will not be a text', JSON.stringify(createMarketMessage([], { ct: { toString: false } }))],
    ['a change type that every object has', JSON.stringify(createMarketMessage([], { ct: 'constructor' }))],
  ])('reports a problem for %s', (_, text) => {
    expect(findProblem(text)).not.toBeNull();
  });

  test.each([
    ['an unknown word', 'PARTY', 'suspended'],
    ['a word that every object has', 'valueOf', 'suspended'],
    ['no text', { toString: 1 }, 'suspended'],
    ['no status', undefined, 'suspended'],
    ['small letters', ' open', 'open'],
  ])('reads a market status as polls do: %s', (_, status, expected) => {
    const { changes } = readMessage(
      'markets',
      createMarketMessage([{ id: '1.1', marketDefinition: { status, runners: [] } }]),
    );
    expect(changes).toMatchObject([{ facts: { status: expected } }]);
  });

  test.each([
    ['an unknown word', 'INJURED', 'suspended'],
    ['a pause', 'SUSPENDED', 'suspended'],
    ['an empty text', '', 'active'],
    ['small letters', 'removed', 'removed'],
  ])('reads a runner status as polls do: %s', (_, status, expected) => {
    const definition = createDefinition('OPEN', [{ id: 1, status }]);
    const { changes } = readMessage('markets', createMarketMessage([{ id: '1.1', marketDefinition: definition }]));
    expect(changes).toMatchObject([{ runners: [{ runnerId: 1, status: expected }] }]);
  });

  test('reads a runner id that is a text of digits', () => {
    const rc = [{ id: '47', batb: [[0, 2, 2]] }];
    expect(readMessage('markets', createMarketMessage([{ id: '1.1', rc }])).changes).toMatchObject([
      { runners: [{ runnerId: 47 }] },
    ]);
  });

  test.each(['', ' ', '\n'])('ignores the blank frame %j, which keeps a connection open', (text) => {
    expect(parseStreamMessage(text)).toMatchObject({ ok: true, message: { op: 'other' } });
  });

  test('names the path of a mismatch', () => {
    expect(
      findProblem(
        JSON.stringify(
          createMarketMessage([
            {
              id: '1.1',
              rc: [
                {
                  id: 1,
                  batb: [
                    [0, 2, 2],
                    [-1, 2, 2],
                  ],
                },
              ],
            },
          ]),
        ),
      ),
    ).toBe('mc[0].rc[0].batb[1]: not a whole number up to 9');
  });

  test('never throws on any input', () => {
    const near = fc.record({
      op: fc.constantFrom('mcm', 'fcm', 'scm'),
      ct: fc.anything(),
      mc: fc.array(fc.record({ id: fc.anything(), rc: fc.anything(), marketDefinition: fc.anything() })),
      fc: fc.anything(),
      matchId: fc.anything(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
          near.map((value) => JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? 1 : inner))),
        ),
        (text) => {
          expect(typeof parseStreamMessage(text).ok).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
