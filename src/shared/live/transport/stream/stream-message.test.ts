import { describe, expect, test } from 'vitest';
import {
  createDefinition,
  createMarketMessage,
  listBackPrices,
  readBooks,
  readMessage,
} from '../../testing/stream-messages.ts';

describe('parseStreamMessage markets', () => {
  test('reads full depth and levels with ids as text', () => {
    const cache = readBooks(
      createMarketMessage(
        [
          {
            id: '1.20',
            img: true,
            marketDefinition: createDefinition('OPEN'),
            tv: 12.5,
            rc: [
              {
                id: 1,
                atb: [
                  [1.5, 20],
                  [1.52, 3.339],
                  [1.4, 1],
                ],
              },
            ],
          },
        ],
        { ct: 'SUB_IMAGE', initialClk: 'a' },
      ),
      createMarketMessage([
        {
          id: '1.3',
          img: true,
          marketDefinition: createDefinition('SUSPENDED'),
          rc: [
            {
              id: 1,
              batb: [
                [0, 2.1, 5],
                [1, 2, 5],
              ],
            },
          ],
        },
      ]),
      createMarketMessage([{ id: '1.3', rc: [{ id: 1, batb: [[0, 2.2, 5]] }] }]),
    );
    expect(cache.get('1.20')).toMatchObject({ status: 'open', inPlay: true, totalMatched: 1250 });
    expect(listBackPrices(cache, '1.20')).toEqual([152, 150, 140]);
    expect(cache.get('1.3')?.status).toBe('suspended');
    expect(listBackPrices(cache, '1.3')).toEqual([220, 200, null]);
  });

  test('an image in mid-stream replaces the cache, later segments add to it, a patch repairs it', () => {
    const first = createMarketMessage(
      [{ id: '1.1', img: true, marketDefinition: createDefinition('OPEN'), rc: [{ id: 1, atb: [[2, 1]] }] }],
      { ct: 'SUB_IMAGE' },
    );
    const start = createMarketMessage([{ id: '1.2', img: true, marketDefinition: createDefinition('OPEN') }], {
      ct: 'SUB_IMAGE',
      segmentType: 'SEG_START',
    });
    const end = createMarketMessage([{ id: '1.3', img: true, marketDefinition: createDefinition('OPEN') }], {
      ct: 'SUB_IMAGE',
      segmentType: 'SEG_END',
    });
    const patch = createMarketMessage([{ id: '1.3', rc: [{ id: 1, atb: [[3, 1]] }] }], { ct: 'RESUB_DELTA' });
    const cache = readBooks(first, start, end, patch);
    expect([...cache.keys()]).toEqual(['1.2', '1.3']);
    expect(listBackPrices(cache, '1.3')).toEqual([300, null, null]);
  });

  test('reads the clocks, the bet delay, conflation and the 503 that blocks betting', () => {
    const message = readMessage(
      'markets',
      createMarketMessage([{ id: '1.1', con: true, marketDefinition: createDefinition('OPEN') }], {
        initialClk: 'a',
        con: true,
        status: 503,
      }),
    );
    expect(message).toMatchObject({
      clk: 'b',
      initialClk: 'a',
      publishedAt: 1,
      conflated: true,
      isDegraded: true,
      changeType: 'delta',
      changes: [{ betDelay: 5 }],
    });
    expect(readMessage('markets', { op: 'mcm', ct: 'HEARTBEAT', clk: 'c', pt: 2 })).toMatchObject({
      changeType: 'heartbeat',
      changes: [],
    });
  });

  test('reads "NaN" and "Infinity" as no offer, never as a price', () => {
    const start = createMarketMessage([
      {
        id: '1.1',
        rc: [
          {
            id: 1,
            atb: [
              [2, 1],
              [2.1, 1],
            ],
            bspNearPrice: 'NaN',
          },
        ],
      },
    ]);
    const cache = readBooks(
      start,
      createMarketMessage([
        {
          id: '1.1',
          rc: [
            {
              id: 1,
              atb: [
                [2.1, 'NaN'],
                ['Infinity', 9],
              ],
            },
          ],
        },
      ]),
    );
    expect(listBackPrices(cache, '1.1')).toEqual([200, null, null]);
    const levels = createMarketMessage([
      {
        id: '1.1',
        rc: [
          {
            id: 1,
            batb: [
              [0, 2.1, 1],
              [1, 2, 1],
            ],
          },
        ],
      },
    ]);
    expect(
      listBackPrices(
        readBooks(levels, createMarketMessage([{ id: '1.1', rc: [{ id: 1, batb: [[0, 'NaN', 5]] }] }])),
        '1.1',
      ),
    ).toEqual([null, 200, null]);
  });
});
