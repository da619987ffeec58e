import { defineTexts } from '#shared/texts/define-texts.ts';

export const formTexts = defineTexts('bet-slip.preferences.form', {
  price: 'When the price has changed',
  choices: {
    'only-mine': {
      name: 'Only at my odds',
      means: 'Nothing is sent unless exactly the odds in the slip are the best on offer.',
    },
    better: {
      name: 'Better odds too',
      means:
        'The bet is sent while your odds or better are on offer, and matched at the better ones. If they got worse, nothing is sent.',
    },
    within: {
      name: 'Any within some ticks',
      means:
        'If a price you pressed gets worse by up to this many ticks, the odds in the slip follow it, and the odds shown are sent. Odds you type yourself do not follow.',
    },
  },
  exchange: 'The exchange matches your bet at the odds sent or better, or refuses it.',
  ticks: 'Ticks (1 to {max})',
  ticksProblem: 'Enter a whole number from 1 to {max}.',
  confirm: { name: 'Ask before sending', means: 'You press the button a second time to send the bet.' },
  oneClick: {
    name: 'One-click betting',
    means: 'On the page of a match, one press on a price sends a bet. Sessions are left out.',
  },
  oneClickStake: 'One-click stake',
  agree:
    'With one-click on, a press on a price sends a bet of {stake} at once. You are not asked again, and you cannot cancel a matched bet. A price that changed as you pressed it opens the slip instead.',
  switchOn: 'Switch on',
  notNow: 'Not now',
  done: 'Done',
});
