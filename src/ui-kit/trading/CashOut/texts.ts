import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.cash-out', {
  cashOut: 'Cash out',
  placing: 'Cashing out',
  results: 'Profit or loss by result',
  runner: 'If it wins',
  now: 'Now',
  after: 'After',
  legs: 'Bets to place',
  /** A bet to place, {name} a runner. A session line (fancy) has Yes and No. */
  leg: {
    odds: '{side, select, back {Back {name}} other {Lay {name}}}',
    fancy: '{side, select, back {Yes {name}} other {No {name}}}',
  },
  at: '{stake} @ {price}',
  states: {
    waiting: 'Waiting',
    sent: 'Placing',
    unverified: 'Checking',
    unconfirmed: 'Not confirmed',
    placed: 'Placed',
    refused: 'Not placed',
    'not-sent': 'Not sent',
  },
  share: 'Share of the position',
  percent: '{percent} %',
  spokenPercent: '{percent} percent of the position',
});
