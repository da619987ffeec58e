import { defineTexts } from '#shared/texts/define-texts.ts';

/** Texts of the scoreboard of a sport, which loads after the first screens. */
export const boardTexts = defineTexts('scoreboard.board', {
  /** RRR: required run rate. */
  needAtRate: 'Need {runs} from {balls} · RRR {rate}',
  rate: 'Run rate {rate}',
  accessibleGoals: '{home} to {away}',
  /** {half}: "1st half" or "2nd half". */
  accessibleClock: 'Minute {minute}, {half}',
  accessibleAddedClock: 'Minute {minute} plus {added}, {half}',
  half: '{half, select, 1 {1st half} other {2nd half}}',
  player: 'Player',
  points: 'Points',
  serves: ', serves',
});
