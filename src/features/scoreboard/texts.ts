import { defineTexts } from '#shared/texts/define-texts.ts';
/** Texts of the score and of the frames next to it. */
export const texts = defineTexts('scoreboard', {
  score: 'Score',
  total: '{runs}/{wickets}',
  /** Overs as the phase of a match in a list. */
  oversPhase: '{overs} ov',
  separator: ' · ',
  overs: '({overs})',
  /** {total}: "142/3". {overs}: "(14.2)". */
  innings: '{team} {total} {overs}',
  need: 'Need {runs} from {balls}',
  balls: 'Last balls, the latest at the end',
  /** Letter of a ball with a wicket, and the runs of a wide, in small circles. */
  wicket: 'W',
  wide: '{runs}wd',
  accessibleWicket: 'wicket',
  accessibleWide: 'wide, {runs}',
  goals: '{home} – {away}',
  /** The minute of a match, and its added time. */
  clock: '{minute}′',
  addedClock: '{minute}+{added}′',
  set: 'Set {number}',
  none: 'No live score for this match',
  loading: 'Loading the score',
  failed: 'The score is unavailable. Retrying…',
  late: 'delayed',
  frames: { tv: 'Live pictures', board: 'Scoreboard' },
  delayed: 'Pictures are delayed: prices move before you see why.',
});
