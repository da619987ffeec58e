import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { OddsCell } from './OddsCell.tsx';

const offer = { side: 'back', level: 0, kind: 'odds', runner: 'India' } as const;

export const docs: ComponentDocs = {
  purpose: 'One price that a bettor can take, with the amount that is available at it.',
  useWhen: ['A press on the price selects it for the bet slip.', 'The price moves while it is on screen.'],
  avoidWhen: [
    { when: 'The price is only read, as in a list of bets.', instead: 'Price' },
    { when: 'The offer is the run of a session line.', instead: 'RunCell' },
    { when: 'The price stands in the ladder of one runner.', instead: 'LadderRow' },
  ],
  anatomy: {
    width: 'content',
    render: () => <OddsCell {...offer} price={odds(198)} size={units(170_000)} data-movement="up" />,
    parts: [
      {
        part: 'Price',
        role: 'The odds, or the payout on 100 of a bookmaker market. A dash without an offer.',
        at: 'b',
      },
      { part: 'Available amount', role: 'Short on screen ("1.7 L"), in full words in the name.', at: 'small' },
      {
        part: 'Movement mark',
        role: 'An outline and an arrow after a change, until the next prices are drawn.',
        at: '[data-movement]',
      },
    ],
  },
  examples: {
    do: {
      caption: 'A market without an offer keeps the cell, so no row moves.',
      render: () => <OddsCell {...offer} price={null} size={null} />,
    },
    dont: {
      caption: 'Do not show an amount of zero as an offer. Pass no price.',
      render: () => <OddsCell {...offer} price={odds(198)} size={units(0)} />,
    },
  },
  content: [
    'Back is always blue, lay is always pink, and the name says the side.',
    'Odds have as many decimals as their ladder step. Never round them further.',
  ],
  keyboard: [
    ['Enter, Space', 'Selects the price that the cell showed when the key went down.'],
    ['Arrow keys', 'Move to the neighbouring price of the grid.'],
  ],
  announcements: [
    'Its name holds side, runner, price and available amount: "Back India at 1.98, best price, 4,200 available".',
    'A price change is not announced. The name changes, and a reader hears it at the next visit.',
  ],
  states: [
    ['open', 'A press selects the price.'],
    ['selected', 'Its price is on the slip, shown by an inner outline and `aria-pressed`.'],
    ['locked', 'Suspended or stale: keeps the focus and ignores presses.'],
    ['no offer', 'A dash, locked.'],
  ],
  performance: [
    'A price change writes two text nodes and one attribute, outside React (`writeOdds`).',
    'The element stays the same, so the focus and the pointer stay on it.',
    'Digits have a fixed width. A change causes no layout of the row.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Price button', 'Bet button', 'Quote'],
};
