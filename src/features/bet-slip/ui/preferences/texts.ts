import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of the betting preferences. */
export const texts = defineTexts('bet-slip.preferences', {
  title: 'How bets are sent',
  change: 'Change how bets are sent',
  /** The bettor's choice for a changed price, in a few words below the slip. */
  policies: {
    'only-mine': 'Only at my odds',
    better: 'Better odds too',
    within: 'Any within {ticks, plural, one {# tick} other {# ticks}}',
  },
  oneClickOn: 'One-click on · {stake}',
});
