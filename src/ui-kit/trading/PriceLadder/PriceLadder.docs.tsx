import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { LadderRow, type LadderRowProps } from './LadderRow.tsx';
import { PriceLadder } from './PriceLadder.tsx';

const noop = () => undefined;
const empty = { back: null, lay: null } as const;
const renderRow = (price: number) => (
  <LadderRow
    key={price}
    price={odds(price)}
    runnerName="India"
    offers={price === 198 ? { back: { size: units(4200), level: 0 }, lay: null } : empty}
    ownStakes={empty}
    closing={null}
    onPress={noop}
  />
);
const fullOffers: Readonly<Record<number, LadderRowProps['offers']>> = {
  199: { back: null, lay: { size: units(9000), level: 0 } },
  198: { back: { size: units(4200), level: 0 }, lay: null },
};
const ladder = { name: 'Ladder of India', closingHeader: 'If closed', onRecentre: noop, onShift: noop } as const;

export const docs: ComponentDocs = {
  purpose: 'Every price around a runner’s best ones, with the amounts and the bettor’s own bets at each.',
  useWhen: [
    'A trader compares the depth of one runner, or bets at a price that is not on offer.',
    'The result of closing the position matters at each price.',
  ],
  avoidWhen: [
    { when: 'Several runners are compared.', instead: 'OddsGrid' },
    { when: 'The past of a price.', instead: 'a chart' },
  ],
  anatomy: {
    width: 'phone',
    render: () => (
      <PriceLadder {...ladder}>
        {[200, 199, 198, 197].map((price) => (
          <LadderRow
            key={price}
            price={odds(price)}
            runnerName="India"
            offers={fullOffers[price] ?? empty}
            ownStakes={price === 198 ? { back: units(500), lay: null } : empty}
            closing={units((price - 199) * 50)}
            onPress={noop}
          />
        ))}
      </PriceLadder>
    ),
    parts: [
      { part: 'Own bets', role: 'Stakes of the bettor at the price.', at: '[role=row]:nth-child(4) > :first-child' },
      {
        part: 'Back',
        role: 'Available amounts below the price that others ask.',
        at: '[role=row]:nth-child(4) button[data-side=back]',
      },
      {
        part: 'Price',
        role: 'One row for each step of the odds ladder.',
        at: '[role=row]:nth-child(4) > [role=rowheader]',
      },
      {
        part: 'Lay',
        role: 'Available amounts above the price that others bid.',
        at: '[role=row]:nth-child(3) button[data-side=lay]',
      },
      {
        part: 'Closing',
        role: 'The result if the position closes at that price.',
        at: '[role=row]:nth-child(4) > :last-child',
      },
    ],
  },
  examples: {
    do: {
      caption: 'Show each step, also those without an offer.',
      render: () => <PriceLadder {...ladder}>{[200, 199, 198, 197].map(renderRow)}</PriceLadder>,
    },
    dont: {
      caption: 'Do not leave steps out: the distance between two prices is what a trader reads.',
      render: () => <PriceLadder {...ladder}>{[210, 198, 180].map(renderRow)}</PriceLadder>,
    },
  },
  content: ['Amounts are short on screen and whole in the name.', 'An empty price is an empty cell, not a zero.'],
  keyboard: [
    ['Arrow up, Arrow down', 'Move by a tick. At the edge the window follows.'],
    ['Arrow left, Arrow right', 'Move between back and lay.'],
    ['Page Up, Page Down', 'Move by a window.'],
    ['Home', 'Returns to the best prices.'],
    ['Enter, Space', 'Select the price and side.'],
  ],
  announcements: ['A cell names side, runner, price and amount. Changes are not announced.'],
  states: [
    ['live', 'Prices are current.'],
    ['stale', 'Grey, and presses are ignored.'],
    ['locked', 'A row of a suspended runner keeps the focus and ignores presses.'],
  ],
  performance: [
    'Rows keep their elements and height. A tick writes the changed cells.',
    'The window has a fixed number of rows, so the ladder of 350 prices costs the same as one of 20.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `closingHeader` replaces "closingHead", `runnerName` of a row "runner".']],
  synonyms: ['Depth of market', 'DOM', 'Order book of a runner', 'Trading ladder'],
};
