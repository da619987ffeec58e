import type { ComponentDocs } from '../../../docs/component-docs.ts';
import { MarketColumn } from './MarketGroups.styles.ts';
import { MarketGroups } from './MarketGroups.tsx';

const renderMarket = (id: string) => <p key={id}>Market {id}</p>;

export const docs: ComponentDocs = {
  purpose: 'Draws any number of markets, and skips the work for those out of sight.',
  useWhen: ['A page shows a list of markets whose length is unknown.'],
  avoidWhen: [
    { when: 'A page shows one market.', instead: 'OddsGrid' },
    { when: 'Rows of figures without live prices.', instead: 'DataTable' },
  ],
  anatomy: {
    parts: [
      { part: 'MarketColumn', role: 'The column around the groups.', at: 'div:has(> [style])' },
      { part: 'Group', role: 'Markets that the browser checks for visibility once, together.', at: '[style]' },
      { part: 'Market', role: 'What `children` returns for an id.', at: 'p:first-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Give it ids that stay the same, in a column.',
      render: () => (
        <MarketColumn>
          <MarketGroups ids={['1.1', '1.2', '1.3']}>{renderMarket}</MarketGroups>
        </MarketColumn>
      ),
    },
    dont: {
      caption: 'Do not number the markets: after an insertion each market would render again.',
      render: () => (
        <MarketColumn>
          <MarketGroups ids={['0', '1', '2']}>{renderMarket}</MarketGroups>
        </MarketColumn>
      ),
    },
  },
  content: ['It has no words of its own.'],
  keyboard: 'takes no focus',
  announcements: ['It adds nothing. Markets out of sight stay in the reading order.'],
  states: [
    ['in sight', 'The market is drawn, and its prices are written.'],
    ['out of sight', 'The browser keeps its height and skips its layout.'],
  ],
  performance: [
    'Two thousand markets cost as much per frame as two hundred, because a group out of sight is one check.',
    'A price of a market out of sight is stored, and written when the market comes into sight.',
  ],
  status: { stage: 'stable', since: '2026-11-22' },
  changes: [],
  synonyms: ['Virtual list', 'List of markets'],
};
