import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.open-bet-list', {
  /** {selection} is a runner, or the name of a session line (fancy), which has Yes and No. */
  bet: {
    odds: '{side, select, back {Back {selection}} other {Lay {selection}}}',
    fancy: '{side, select, back {Yes {selection}} other {No {selection}}}',
  },
  market: '{name} ·',
  terms: '{stake} @ {price}',
});
