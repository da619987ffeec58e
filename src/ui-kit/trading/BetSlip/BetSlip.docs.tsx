import type { ComponentDocs } from '../../docs/component-docs.ts';
import { BetSlip } from './BetSlip.tsx';
import { backBet } from './samples.ts';
import type { SlipEvents } from './slip-view.ts';

const noop = () => undefined;
const events: SlipEvents = {
  onPrice: noop,
  onPriceStep: noop,
  onStake: noop,
  onStakeBlur: noop,
  onQuickStake: noop,
  onEditStakes: noop,
  onSubmit: noop,
  onClear: noop,
  onClose: noop,
  onUseLivePrice: noop,
  onCheckAgain: noop,
};

export const docs: ComponentDocs = {
  purpose: 'The ticket of one bet: selection, odds, stake, result, and what became of it.',
  useWhen: [
    'A bettor has selected a price and may place a bet on it.',
    'As `panel` beside the market, as `sheet` in a modal on phones.',
  ],
  avoidWhen: [
    { when: 'The bet is placed and only listed.', instead: 'OpenBetList' },
    { when: 'Several bets close a position.', instead: 'CashOutButton and its dialog' },
  ],
  anatomy: {
    width: 'phone',
    render: () => (
      <BetSlip
        {...backBet}
        events={events}
        phase={{ name: 'refused', reason: 'Unmatch bet not allowed.', nextStep: 'The price moved to 1.81.' }}
      />
    ),
    parts: [
      { part: 'Head', role: 'Of a panel only: title and Edit Stakes.', at: 'header' },
      { part: 'Ticket', role: 'Side, runner and market, odds, stake, profit.', at: 'table' },
      {
        part: 'Price',
        role: 'The price now. When it differs from the odds, a button takes it. The row is always there.',
        at: 'p:has(> button)',
      },
      { part: 'Quick stakes', role: 'Eight amounts, see QuickStakeBar.', at: '[role=group]' },
      { part: 'Figures', role: 'Liability, and what balance and exposure become.', at: 'dl' },
      {
        part: 'Submit',
        role: 'In the colour of the side. Says what a press does, or why it does nothing.',
        at: '[type=submit]',
      },
      {
        part: 'Close and Clear',
        role: 'Close the slip, or empty its stake. A sheet has Edit Stakes beside them.',
        at: '[type=submit] + div',
      },
      { part: 'Phase', role: 'A strip with the outcome: sent, placed, refused, unverified.', at: '[role=alert]' },
    ],
  },
  examples: {
    do: {
      caption: 'A blocked button names the reason, so the bettor knows the next step.',
      render: () => <BetSlip {...backBet} events={events} submit={{ label: 'Min stake is 100', state: 'blocked' }} />,
    },
    dont: {
      caption: 'Do not report a lost response as a refusal: the bet may be placed. Use the phase unverified.',
      render: () => (
        <BetSlip
          {...backBet}
          events={events}
          phase={{ name: 'refused', reason: 'Something went wrong', nextStep: 'Try again.' }}
        />
      ),
    },
  },
  content: [
    'The button shows stake and price: "Place back bet · 500 @ 1.85".',
    'A refusal shows the words of the server and then the next step.',
    'A figure that needs a stake is a dash until there is one. It never shows zero.',
  ],
  keyboard: [
    ['Enter', 'In a field: presses the submit button.'],
    ['Arrow up, Arrow down', 'In the odds: one step of the ladder.'],
    ['Escape', 'Closes the slip as a panel and returns the focus to the price.'],
  ],
  announcements: [
    'Sent is a polite status. Placed, refused, unverified and found are an alert.',
    'The countdown is a timer, which readers do not announce each second.',
    'A problem of the draft is an alert. A problem of a field is its description too.',
  ],
  states: [
    ['draft', 'The bettor edits the ticket.'],
    ['sent', 'Waits for the exchange; a bet delay counts down in a ring.'],
    ['placed', 'The bet is placed, wholly or in part.'],
    ['refused', 'Not placed. The ticket stays.'],
    ['unverified', 'The response was lost. The slip checks, and offers to check again.'],
    ['found', 'The list of bets shows something else than the response.'],
  ],
  performance: [
    'Its parts are memoised and render when their own data changes. Handlers must keep their identity.',
    'A press on another price writes a few of its sixty elements.',
  ],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-29', 'A sent phase without `livePrice` shows no price now: several bets together have none.'],
    ['2026-11-28', 'The price now has a row, which is always there. The field `offer` replaces `changedPrice`.'],
    ['2026-11-25', 'The prop `variant` replaces "layout".'],
    ['2026-11-23', 'The prop `fields` replaces "entry".'],
  ],
  synonyms: ['Ticket', 'Order form', 'Coupon', 'Bet form'],
};
