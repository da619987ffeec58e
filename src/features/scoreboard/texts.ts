import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the score and of the frames next to it. */
export const texts = defineTexts('scoreboard', {
  score: 'Score',
  total: '{runs}/{wickets}',
  /** Overs as the phase of a match in a list. */
  oversPhase: '{overs} ov',
  separator: ' · ',
  overs: '({overs})',
  need: 'Need {runs} from {balls}',
  /** RRR: required run rate. */
  needAtRate: 'Need {runs} from {balls} · RRR {rate}',
  rate: 'Run rate {rate}',
  balls: 'Last balls, the latest at the end',
  /** Letter of a ball with a wicket, and the runs of a wide, in small circles. */
  wicket: 'W',
  wide: '{runs}wd',
  accessibleWicket: 'wicket',
  accessibleWide: 'wide, {runs}',
  goals: '{home} – {away}',
  accessibleGoals: '{home} to {away}',
  /** The minute of a match, and its added time. */
  clock: '{minute}′',
  addedClock: '{minute}+{added}′',
  /** {half}: "1st half" or "2nd half". */
  accessibleClock: 'Minute {minute}, {half}',
  accessibleAddedClock: 'Minute {minute} plus {added}, {half}',
  half: '{half, select, 1 {1st half} other {2nd half}}',
  player: 'Player',
  set: 'Set {number}',
  points: 'Points',
  serves: ', serves',
  none: 'No live score for this match',
  loading: 'Loading the score',
  failed: 'The score is unavailable. Retrying…',
  late: 'delayed',
  frames: { tv: 'Live pictures', board: 'Scoreboard' },
  delayed: 'Pictures are delayed: prices move before you see why.',
});
