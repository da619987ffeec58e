import { money } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { CashOutButton } from './CashOutButton.tsx';

export const docs: ComponentDocs = {
  purpose: 'Offers the result that a bettor gets by closing the position now.',
  useWhen: [
    'The bettor has bets in the market: CashOutButton stands in its head.',
    'In the dialog: CashOutShare, CashOutLegs and CashOutResults.',
  ],
  avoidWhen: [
    { when: 'The result per runner is only shown.', instead: 'the position of OddsRow' },
    { when: 'A bet is removed before it is matched.', instead: 'Button' },
  ],
  anatomy: {
    width: 'content',
    render: () => <CashOutButton amount={money(12_840)} />,
    parts: [
      { part: 'Label', role: '"Cash out".', at: 'button', text: 'Cash out' },
      {
        part: 'Amount',
        role: 'The result with its sign. Absent while there is no price to close with.',
        at: 'button > span',
      },
      { part: 'Reason', role: 'Why there is no amount, as the description of the button.', at: 'button' },
    ],
  },
  examples: {
    do: {
      caption: 'Without an amount say why.',
      render: () => <CashOutButton amount={null} reason="No price on offer to close with" />,
    },
    dont: {
      caption: 'Do not show the last known amount of a market without prices.',
      render: () => <CashOutButton amount={money(12_840)} state="open" reason="No price on offer to close with" />,
    },
  },
  content: ['The amount always has its sign.', 'Never urge: no "win it back", no countdown without a bet delay.'],
  keyboard: [['Enter, Space', 'Opens the dialog. In it, the arrow keys move the share.']],
  announcements: [
    'The name holds the amount: "Cash out +128.40". A change is not announced.',
    'The share is spoken in percent.',
  ],
  states: [
    ['open', 'A press opens the dialog.'],
    ['idle', 'Nothing to close. A press opens the dialog, which shows the reason.'],
    ['busy', 'Bets of a cash-out are on their way.'],
  ],
  performance: ['The button renders when its amount changes. Its owner decides how often that is.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-29', 'CashOutButton opens the dialog in the state `idle` too. It was disabled.'],
    ['2026-11-29', 'A bet of CashOutLegs can be `unconfirmed`: sent, without a known outcome.'],
    [
      '2026-11-25',
      'The prop `onPercent` of CashOutShare replaces "onChange", the state `busy` of the button "placing".',
    ],
  ],
  synonyms: ['Close position', 'Hedge', 'Green up', 'Early settlement'],
};
