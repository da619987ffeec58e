import type { Ball } from '#shared/domain/market/score.ts';

const formatBall = (ball: Ball): string => (ball.wicket ? 'W' : ball.extra ? `${ball.runs}wd` : String(ball.runs));
const describeBall = (ball: Ball): string =>
  ball.wicket ? 'wicket' : ball.extra ? `wide, ${ball.runs}` : String(ball.runs);

/** Texts of the score and of the frames next to it. */
export const texts = {
  score: 'Score',
  total: (runs: number, wickets: number) => `${runs}/${wickets}`,
  /** Overs as the phase of a match in a list. */
  oversPhase: (overs: string) => `${overs} ov`,
  separator: ' · ',
  overs: (overs: string) => `(${overs})`,
  need: (runs: number, balls: number, rate: string | null) =>
    `Need ${runs} from ${balls}${rate === null ? '' : ` · RRR ${rate}`}`,
  rate: (rate: string) => `Run rate ${rate}`,
  balls: 'Last balls, the latest at the end',
  ball: formatBall,
  accessibleBall: describeBall,
  goals: ([home, away]: readonly [number, number]) => `${home} – ${away}`,
  accessibleGoals: ([home, away]: readonly [number, number]) => `${home} to ${away}`,
  clock: (minute: number, added: number) => `${minute}${added === 0 ? '' : `+${added}`}′`,
  accessibleClock: (minute: number, added: number) => `Minute ${minute}${added === 0 ? '' : ` plus ${added}`},`,
  half: (half: 1 | 2) => (half === 1 ? ' 1st half' : ' 2nd half'),
  player: 'Player',
  set: (number: number) => `Set ${number}`,
  points: 'Points',
  serves: ', serves',
  none: 'No live score for this match',
  loading: 'Loading the score',
  failed: 'The score is unavailable. Retrying…',
  late: 'delayed',
  frames: { tv: 'Live pictures', board: 'Scoreboard' },
  delayed: 'Pictures are delayed: prices move before you see why.',
} as const;
