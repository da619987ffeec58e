import fc from 'fast-check';
import { money } from '../../domain/money/money.ts';
import { odds } from '../../domain/odds/odds.ts';
import { MARKETS, RUNNERS } from './screen.ts';

const offer = fc.option(
  fc.record({ price: fc.integer({ min: 101, max: 106 }).map(odds), size: fc.integer({ min: 1, max: 3 }).map(money) }),
);
const levels = fc.record({
  form: fc.constant('levels' as const),
  rows: fc.array(fc.tuple(fc.nat(3), offer), { maxLength: 4 }),
});
const depth = fc.record({
  form: fc.constant('depth' as const),
  rows: fc.array(
    fc.tuple(fc.integer({ min: 101, max: 106 }).map(odds), fc.option(fc.integer({ min: 1, max: 3 }).map(money))),
    { maxLength: 4 },
  ),
});
const sideChange = fc.oneof({ weight: 5, arbitrary: levels }, { weight: 1, arbitrary: depth });
const runner = fc.record(
  {
    runnerId: fc.constantFrom(...RUNNERS),
    status: fc.constantFrom('active' as const, 'suspended' as const, 'removed' as const),
    back: sideChange,
    lay: sideChange,
  },
  { requiredKeys: ['runnerId'] },
);
const facts = fc.record(
  {
    status: fc.constantFrom('open' as const, 'suspended' as const),
    inPlay: fc.boolean(),
    locked: fc.boolean(),
    news: fc.constantFrom(null, 'rain'),
    totalMatched: fc.constantFrom(null, money(5)),
  },
  { requiredKeys: [] },
);
const anyChange = {
  marketId: fc.constantFrom(...MARKETS),
  image: fc.boolean(),
  facts,
  runners: fc.array(runner, { maxLength: 3 }),
};
/** Changes of prices and matched totals, as nearly all are. */
const priceChange = {
  marketId: fc.constantFrom(...MARKETS),
  image: fc.constant(false),
  facts: fc.record({ totalMatched: fc.constantFrom(null, money(0), money(7)) }, { requiredKeys: [] }),
  runners: fc.array(
    fc.record(
      { runnerId: fc.constantFrom(...RUNNERS), back: sideChange, lay: sideChange },
      { requiredKeys: ['runnerId'] },
    ),
    { maxLength: 3 },
  ),
};
const requiredKeys = ['marketId', 'image', 'runners'] as const;
/** Any change that a transport may send about a market. */
export const change = fc.oneof(
  fc.record(anyChange, { requiredKeys: [...requiredKeys] }),
  fc.record(priceChange, { requiredKeys: [...requiredKeys] }),
);
/** Like polled responses: both runners, three levels a side, and mostly unchanged values. */
const fullSide = fc.tuple(offer, offer, fc.constant(null)).map(([first, second, third]) => ({
  form: 'levels' as const,
  rows: [
    [0, first],
    [1, second],
    [2, third],
  ] as const,
}));
export const polled = fc.record({
  marketId: fc.constantFrom(...MARKETS),
  image: fc.constant(true),
  facts,
  runners: fc.tuple(
    ...RUNNERS.map((runnerId) =>
      fc.record({
        runnerId: fc.constant(runnerId),
        status: fc.constantFrom('active' as const, 'suspended' as const),
        back: fullSide,
        lay: fullSide,
      }),
    ),
  ),
});
