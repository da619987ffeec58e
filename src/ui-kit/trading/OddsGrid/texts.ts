import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('ui-kit.odds-grid', {
  back: 'Back',
  lay: 'Lay',
  no: 'No',
  yes: 'Yes',
  runner: 'Runner',
  sessionLine: 'Session',
  limits: 'Limits',
  arrow: '→',
  none: '–',
  prices: 'Prices of {market}',
  position: 'Position:',
  withThisBet: 'with this bet:',
  ifPlaced: 'At least, if placed:',
  ifNotPlaced: 'if not placed:',
  slash: ' / ',
  /** A session line: a bet that the score is {run} or more (Yes), or less (No). {size} is what 100 pay. */
  runName:
    '{side, select, yes {Yes to {sessionLine} at {run}, {size} paid on 100} other {No to {sessionLine} at {run}, {size} paid on 100}}',
  /** The message above after a change: {previous} is the run before it. */
  runNameChanged:
    '{side, select, yes {Yes to {sessionLine} at {run}, {size} paid on 100, was {previous}} other {No to {sessionLine} at {run}, {size} paid on 100, was {previous}}}',
  noLine: '{side, select, yes {Yes to {sessionLine}, no line} other {No to {sessionLine}, no line}}',
  directionMark: { up: '▲\u00a0', down: '▼\u00a0' },
});
