import { marketStatuses, MAX_LEVEL, runnerStatuses } from '#shared/live/transport/stream/stream-markets.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { createObject, createTuple, describe, id, number } from './schema-parts.ts';

const describeLevels = (side: string): JsonSchema =>
  describe(
    {
      type: 'array',
      items: createTuple(
        describe({ type: 'integer', minimum: 0, maximum: MAX_LEVEL }, 'level'),
        describe(number, 'price'),
        describe(number, 'size'),
      ),
    },
    `Best offers of the ${side}: \`[level, price, size]\`, level 0 is the best. \`[level, 0, 0]\` empties a level. The app shows three. Left out: unchanged.`,
  );
const describeDepth = (side: string): JsonSchema =>
  describe(
    { type: 'array', items: createTuple(describe(number, 'price'), describe(number, 'size')) },
    `Full depth of the ${side}: \`[price, size]\`. Size 0 removes the price. The app keeps it apart from the levels, and shows levels where both arrive. Left out: unchanged.`,
  );

const runnerId = {
  id: describe({ type: 'integer' }, 'The runner, its `selectionId`. A message without it is unreadable.'),
  hc: describe({ type: ['number', 'string'] }, 'Handicap of an Asian line. Left out: none.'),
};

const marketDefinition = describe(
  createObject(
    {
      status: describe({ enum: Object.keys(marketStatuses) }, 'State of the market. Another word counts as SUSPENDED.'),
      inPlay: describe({ type: 'boolean' }, 'True while the match is under way. Left out: false.'),
      betDelay: describe(
        { type: 'number', minimum: 0 },
        'Seconds for which you hold a bet. Left out: as in `event/getEventsLimit`.',
      ),
      locked: describe({ type: 'boolean' }, 'Our addition: the operator takes no bets. Left out: unchanged.'),
      news: describe(
        { type: ['string', 'null'] },
        'Our addition: a remark of the operator. Null removes it. Left out: unchanged.',
      ),
      runners: describe(
        {
          type: 'array',
          items: createObject(
            {
              ...runnerId,
              status: describe(
                { enum: Object.keys(runnerStatuses) },
                'State of the runner. Another word counts as suspended.',
              ),
            },
            ['id', 'status'],
          ),
        },
        'The runners. Left out: unchanged.',
      ),
    },
    ['status'],
  ),
  'State of the market. Send it whole whenever a part of it changes. Left out: unchanged.',
);

/** One market of `mcm`. */
export const marketChange = createObject(
  {
    id: describe(id, 'The market. A message without it is unreadable.'),
    img: describe({ type: 'boolean' }, 'True replaces all that the app knows about this market.'),
    marketDefinition,
    tv: describe(number, 'Amount matched on the market. Left out: unchanged.'),
    rc: describe(
      {
        type: 'array',
        items: createObject(
          {
            ...runnerId,
            batb: describeLevels('back side'),
            batl: describeLevels('lay side'),
            atb: describeDepth('back side'),
            atl: describeDepth('lay side'),
          },
          ['id'],
        ),
      },
      'Changed runners. The app ignores further fields of the public stream, such as `ltp` and `trd`.',
    ),
  },
  ['id'],
);

const describeRunAndSize = (side: string): JsonSchema =>
  describe(
    { anyOf: [{ type: 'null' }, createTuple(describe(number, 'run'), describe(number, 'payout on 100'))] },
    `\`[run, payout on 100]\` of ${side}. \`[0, 0]\` and null empty it. Left out: unchanged.`,
  );

/** One session line of `fcm`. */
export const lineChange = createObject(
  {
    id: describe(
      id,
      'The session line. A line that `fancy/getFancies` has not listed makes the app read that list again.',
    ),
    img: describe({ type: 'boolean' }, 'True replaces all that the stream has said about this line.'),
    lay: describeRunAndSize('NO'),
    back: describeRunAndSize('YES'),
    status: describe(
      { type: ['string', 'null'] },
      'Empty when the line takes bets; any text covers and locks it. Left out: unchanged.',
    ),
    mark: describe({ enum: [0, 1, '0', '1', true, false] }, '1 when the rate has just changed. Left out: unchanged.'),
  },
  ['id'],
);
