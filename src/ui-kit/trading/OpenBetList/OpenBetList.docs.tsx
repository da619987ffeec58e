import { createSampleBet } from '#shared/domain/testing/sample-bet.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { OpenBetList } from './OpenBetList.tsx';

export const docs: ComponentDocs = {
  purpose: 'The open bets of a market or account, one row each.',
  useWhen: ['A few bets stand beside the market, as in the rail.'],
  avoidWhen: [
    { when: 'Bets are searched, sorted or exported.', instead: 'DataTable' },
    { when: 'The bet is not placed yet.', instead: 'BetSlip' },
  ],
  anatomy: {
    parts: [
      { part: 'Side', role: 'A strip in the colour of the side, and its word.', at: 'b:first-of-type', text: 'Back' },
      { part: 'Runner', role: 'The name of the server, wrapped.', at: 'b:first-of-type', text: 'Mumbai' },
      {
        part: 'Market and time',
        role: 'The name of the server, and when the bet was placed.',
        at: 'small:first-of-type',
      },
      { part: 'Stake and price', role: '"500 @ 1.98".', at: 'b:last-of-type' },
      { part: 'Result', role: 'The greatest profit, or for a lay the greatest loss.', at: '[data-tone]' },
    ],
  },
  examples: {
    do: {
      caption: 'Name the list for what it holds.',
      render: () => <OpenBetList label="Open bets of Mumbai v Chennai" bets={[createSampleBet({})]} />,
    },
    dont: {
      caption: 'Do not draw an empty list. Use EmptyState, which says how bets come here.',
      render: () => <OpenBetList label="Open bets" bets={[]} />,
    },
  },
  content: ['The side is a word: Back, Lay, Yes or No.', 'Times are in the display’s time zone.'],
  keyboard: 'takes no focus',
  announcements: ['A list with its label. Each row reads side, runner, stake, price and result.'],
  states: [
    ['matched', 'The usual row.'],
    ['deleted', 'Crossed out by a word, with the reason of the exchange.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `renderNote` replaces "note".']],
  synonyms: ['My bets', 'Matched bets', 'Bet history'],
};
