import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FancyLine } from '../../../domain/market/market.ts';
import { money } from '../../../domain/money/money.ts';
import { bestLevels, type MarketBook, createSideBook, isCrossed } from '../../store/book.ts';
import { parseStreamMessage, type StreamMessage } from './stream-message.ts';
import { applyFancyChanges, applyMarketMessage } from './stream-reducers.ts';

function read<Op extends StreamMessage['op']>(op: Op, body: unknown): Extract<StreamMessage, { op: Op }> {
  const parsed = parseStreamMessage(JSON.stringify(body));
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(parsed.message.op).toBe(op);
  return parsed.message as Extract<StreamMessage, { op: Op }>;
}

const problemOf = (text: string): string | null => {
  const parsed = parseStreamMessage(text);
  return parsed.ok ? null : parsed.problem;
};

const definition = (status: string, runners: unknown[] = [{ id: 1, status: 'ACTIVE' }]) => ({
  status,
  inPlay: true,
  betDelay: 5,
  runners,
});
const mcm = (mc: unknown[], rest: object = {}) => ({ op: 'mcm', clk: 'b', pt: 1, mc, ...rest });

function books(...messages: unknown[]): Map<string, MarketBook> {
  const cache = new Map<string, MarketBook>();
  for (const message of messages) applyMarketMessage(cache, read('markets', message));
  return cache;
}
const back = (cache: Map<string, MarketBook>, marketId: string) =>
  bestLevels(cache.get(marketId)?.runners.get(1)?.back ?? createSideBook(), 'back').map(
    (offer) => offer?.price ?? null,
  );

describe('parseStreamMessage markets', () => {
  it('parseStreamMessage reads full depth and levels, and keeps ids as text', () => {
    const cache = books(
      mcm(
        [
          {
            id: '1.20',
            img: true,
            marketDefinition: definition('OPEN'),
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
      mcm([
        {
          id: '1.3',
          img: true,
          marketDefinition: definition('SUSPENDED'),
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
      mcm([{ id: '1.3', rc: [{ id: 1, batb: [[0, 2.2, 5]] }] }]),
    );
    expect(cache.get('1.20')).toMatchObject({ status: 'open', inPlay: true, totalMatched: 1250 });
    expect(back(cache, '1.20')).toEqual([152, 150, 140]);
    expect(cache.get('1.3')?.status).toBe('suspended');
    expect(back(cache, '1.3')).toEqual([220, 200, null]);
  });

  it('parseStreamMessage: an image in mid-stream replaces the cache, later segments add to it, a patch repairs it', () => {
    const first = mcm(
      [{ id: '1.1', img: true, marketDefinition: definition('OPEN'), rc: [{ id: 1, atb: [[2, 1]] }] }],
      { ct: 'SUB_IMAGE' },
    );
    const start = mcm([{ id: '1.2', img: true, marketDefinition: definition('OPEN') }], {
      ct: 'SUB_IMAGE',
      segmentType: 'SEG_START',
    });
    const end = mcm([{ id: '1.3', img: true, marketDefinition: definition('OPEN') }], {
      ct: 'SUB_IMAGE',
      segmentType: 'SEG_END',
    });
    const patch = mcm([{ id: '1.3', rc: [{ id: 1, atb: [[3, 1]] }] }], { ct: 'RESUB_DELTA' });
    const cache = books(first, start, end, patch);
    expect([...cache.keys()]).toEqual(['1.2', '1.3']);
    expect(back(cache, '1.3')).toEqual([300, null, null]);
  });

  it('parseStreamMessage reads the clocks, the bet delay, conflation and the 503 that blocks betting', () => {
    const message = read(
      'markets',
      mcm([{ id: '1.1', con: true, marketDefinition: definition('OPEN') }], {
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
      degraded: true,
      changeType: 'delta',
      changes: [{ betDelay: 5 }],
    });
    expect(read('markets', { op: 'mcm', ct: 'HEARTBEAT', clk: 'c', pt: 2 })).toMatchObject({
      changeType: 'heartbeat',
      changes: [],
    });
  });

  it('parseStreamMessage reads "NaN" and "Infinity" as no offer, never as a price', () => {
    const start = mcm([
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
    const cache = books(
      start,
      mcm([
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
    expect(back(cache, '1.1')).toEqual([200, null, null]);
    const levels = mcm([
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
    expect(back(books(levels, mcm([{ id: '1.1', rc: [{ id: 1, batb: [[0, 'NaN', 5]] }] }])), '1.1')).toEqual([
      null,
      200,
      null,
    ]);
  });

  it.each([
    ['not JSON', '{"op":"mcm"'],
    ['a list', '[]'],
    ['no market id', JSON.stringify(mcm([{ rc: [] }]))],
    ['a number as market id', JSON.stringify(mcm([{ id: 1.2 }]))],
    ['a level that would fill the memory', JSON.stringify(mcm([{ id: '1.1', rc: [{ id: 1, batb: [[1e9, 2, 2]] }] }]))],
    ['an unknown status', JSON.stringify(mcm([{ id: '1.1', marketDefinition: definition('PARTY') }]))],
    ['a runner id in text', JSON.stringify(mcm([{ id: '1.1', rc: [{ id: '1', atb: [[2, 2]] }] }]))],
    ['a row that is no list', JSON.stringify(mcm([{ id: '1.1', rc: [{ id: 1, atb: [7] }] }]))],
    ['an unknown change type', JSON.stringify(mcm([], { ct: 'SURPRISE' }))],
    ['a change type that will not be a text', JSON.stringify(mcm([], { ct: { toString: false } }))],
    ['a change type that every object has', JSON.stringify(mcm([], { ct: 'constructor' }))],
    [
      'a status that will not be a text',
      JSON.stringify(mcm([{ id: '1.1', marketDefinition: { status: { toString: 1 }, runners: [] } }])),
    ],
    [
      'a status that every object has',
      JSON.stringify(mcm([{ id: '1.1', marketDefinition: { status: 'valueOf', runners: [] } }])),
    ],
  ])('parseStreamMessage reports a problem for %s', (_, text) => {
    expect(problemOf(text)).not.toBeNull();
  });

  it('parseStreamMessage names the path of a mismatch', () => {
    expect(
      problemOf(
        JSON.stringify(
          mcm([
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

  it('parseStreamMessage never throws on any input', () => {
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

describe('a feed without crossed books', () => {
  // Both sides move around a wandering middle: a venue's book is uncrossed at the end of every message.
  const move = fc.record({
    middle: fc.integer({ min: 110, max: 300 }),
    depth: fc.integer({ min: 1, max: 8 }),
    gap: fc.integer({ min: 1, max: 4 }),
  });

  it('book is uncrossed at the end of every message, through images and deltas', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 30 }), (moves) => {
        const cache = new Map<string, MarketBook>();
        let standing = { atb: new Set<number>(), atl: new Set<number>() };
        moves.forEach(({ middle, depth, gap }, index) => {
          const next = { atb: new Set<number>(), atl: new Set<number>() };
          for (let step = 0; step < depth; step += 1) {
            next.atb.add(middle - step);
            next.atl.add(middle + gap + step);
          }
          const rows = (side: 'atb' | 'atl') => [
            ...[...standing[side]].filter((price) => !next[side].has(price)).map((price) => [price / 100, 0]),
            ...[...next[side]].map((price) => [price / 100, 10]),
          ];
          applyMarketMessage(
            cache,
            read(
              'markets',
              mcm(
                [{ id: '1.1', rc: [{ id: 1, atb: rows('atb'), atl: rows('atl') }] }],
                index === 0 ? { ct: 'SUB_IMAGE' } : {},
              ),
            ),
          );
          standing = next;
          const runner = cache.get('1.1')?.runners.get(1);
          expect(runner && isCrossed(runner)).toBe(false);
          expect(back(cache, '1.1')[0]).toBe(middle);
        });
      }),
    );
  });
});

describe('session lines and match events', () => {
  const line: FancyLine = {
    fancyId: '9_1',
    matchId: '9',
    name: '10 over run',
    category: 'session',
    order: 1,
    no: { run: 70, size: 100 },
    yes: { run: 72, size: 90 },
    lockedBy: null,
    rateChanged: false,
    minStake: money(100),
    maxStake: money(900),
    news: null,
  };
  const other = { ...line, fancyId: '9_2' };
  const fcm = (fc: unknown[]) => read('fancies', { op: 'fcm', fc }).changes;

  it('session line change patches its lines and keeps the identity of the others', () => {
    const lines = applyFancyChanges(
      [line, other],
      fcm([
        { id: '9_1', lay: [71, 100], status: 'Ball Running', mark: 1 },
        { id: '9_7', lay: [1, 1] },
      ]),
    );
    expect(lines[0]).toEqual({ ...line, no: { run: 71, size: 100 }, lockedBy: 'Ball Running', rateChanged: true });
    expect(lines[1]).toBe(other);
  });

  it('session line is emptied by [0, 0] and replaced by an image', () => {
    expect(applyFancyChanges([line], fcm([{ id: '9_1', lay: [0, 0] }]))[0]).toMatchObject({ no: null, yes: line.yes });
    expect(applyFancyChanges([line], fcm([{ id: '9_1', img: true, back: [80, 100], status: '' }]))[0]).toMatchObject({
      no: null,
      yes: { run: 80, size: 100 },
      lockedBy: null,
    });
  });

  it('parseStreamMessage reads match events and ignores unknown fields', () => {
    expect(read('match', { op: 'scm', matchId: '9', event: 'BALL_IN_PROGRESS', score: { runs: 3 } })).toMatchObject({
      event: 'BALL_IN_PROGRESS',
    });
    expect(read('other', { op: 'connection', connectionId: '1' })).toEqual({ op: 'other', name: 'connection' });
  });

  it('parseStreamMessage reads own bets unchanged, and the status response to a request', () => {
    expect(read('own', { op: 'ocm', account: { balance: 5 }, oc: [{ matchId: '9', bets: [{}] }] })).toEqual({
      op: 'own',
      account: { balance: 5 },
      changes: [{ matchId: '9', bets: [{}] }],
    });
    expect(problemOf(JSON.stringify({ op: 'ocm', oc: [{}] }))).toBe('oc[0].matchId: not an id');
    expect(read('status', { op: 'status', id: 3, statusCode: 'SUCCESS' })).toEqual({
      op: 'status',
      id: 3,
      problem: null,
    });
    expect(read('status', { op: 'status', statusCode: 'FAILURE', errorCode: 'INVALID_CLOCK' })).toEqual({
      op: 'status',
      id: null,
      problem: 'INVALID_CLOCK',
    });
  });
});
