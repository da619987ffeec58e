import { money } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CashOutButton } from '../CashOut/CashOutButton.tsx';
import { OddsGrid } from './OddsGrid.tsx';
import { createTwoSampleRows } from './samples.tsx';

const rows = createTwoSampleRows(() => undefined);

export const docs: ComponentDocs = {
  purpose: 'A market: its runners, their prices on both sides, and why it is closed if it is.',
  useWhen: [
    'A market with back and lay prices: `levels` for three prices a side, `pair` for the best pair.',
    'A bookmaker market with limits: `limits`. Session lines: `run`.',
  ],
  avoidWhen: [
    { when: 'One runner and many prices of it.', instead: 'PriceLadder' },
    { when: 'A list of past prices or bets.', instead: 'DataTable' },
    { when: 'The market has not loaded.', instead: 'OddsGridSkeleton, which has the same heights' },
  ],
  anatomy: {
    width: 'page',
    render: () => (
      <OddsGrid
        name="Match odds"
        variant="levels"
        overlay="Suspended"
        captions={{ names: 'Min 100 · Max 25,000' }}
        slots={{ badges: <Badge tone="live">In play</Badge>, action: <CashOutButton amount={money(12_840)} /> }}
      >
        {rows}
      </OddsGrid>
    ),
    parts: [
      { part: 'Head', role: 'Name, badges, and an action such as cash-out.', at: 'header' },
      { part: 'Column heads', role: 'Limits of the market, Back and Lay.', at: '[role=row]:first-child' },
      {
        part: 'Rows',
        role: 'Runner with its position, then the prices: worst to best, best to worst.',
        at: '[role=row]:nth-child(2)',
      },
      { part: 'Overlay', role: 'The reason why no bet is possible, over the rows and as text.', at: '[role=grid] + p' },
    ],
  },
  examples: {
    do: {
      caption: 'Lay the reason over rows that stay in place.',
      render: () => (
        <OddsGrid name="Match odds" variant="pair" overlay="Suspended">
          {rows}
        </OddsGrid>
      ),
    },
    dont: {
      caption: 'Do not remove the prices of a closed market: the rows below would move under the pointer.',
      render: () => (
        <OddsGrid name="Match odds" variant="pair">
          {[]}
        </OddsGrid>
      ),
    },
  },
  content: [
    'The name is the name of the market, without the match.',
    'Teams have a crest before their name. The draw between them has none, and its name aligns with theirs.',
    'The overlay is one state in the words of the exchange: Suspended, Ball Running, Closed.',
  ],
  keyboard: [
    ['Tab', 'Enters the grid at one price, and leaves it. The grid is one tab stop.'],
    ['Arrow keys', 'Move to the neighbouring price.'],
    ['Home, End', 'Move to the first or last price of the row.'],
    ['Enter, Space', 'Select the price that the cell showed when the key went down.'],
  ],
  announcements: [
    'The grid is called "Prices of" and its name. Each price names its side, runner and amount.',
    'Prices are in no live region: a market changes several times a second.',
  ],
  states: [
    ['live', 'Prices are current.'],
    ['stale', 'Grey: the prices are old, and presses are ignored.'],
    ['overlay', 'The market takes no bets, and says why.'],
  ],
  performance: [
    'A tick writes the changed cells only. React does not render the grid.',
    'Rows have a fixed height, so late content moves nothing.',
    'Hundreds of markets stand in `MarketGroups`, which skips those out of sight.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-29', 'A row that leaves passes the focus to the row that takes its place.'],
    ['2026-11-27', 'OddsRow has the prop `crest`.'],
    ['2026-11-25', 'The prop `variant` replaces "columns", and `rowCount` of the skeleton "rows".'],
    ['2026-11-23', 'The prop `lineName` of RunCell replaces "session".'],
  ],
  synonyms: ['Market', 'Order book', 'Price table', 'Ladder of three'],
};
