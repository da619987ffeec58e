import { type CricketScore, formatOvers, type MatchScore, type TennisScore } from '#shared/domain/market/score.ts';
import { texts } from '../texts.ts';
import { formatClock, formatGoals } from './describe-score.ts';

export interface ScoreSummary {
  /** Scores of both teams, as a row shows them at the end of their lines. Null when the batting side is unknown. */
  readonly scores: readonly [first: string, second: string] | null;
  /** The state of play: "14.2 ov", "64′", "Innings break". "" when the server does not say. */
  readonly phase: string;
  /** All on one line. */
  readonly line: string;
}

/** Checks that the letters of a short name stand in the name in this order, and begin it: "SAF" for South Africa. */
function isShortFor(shortName: string, name: string): boolean {
  const [letters, text] = [shortName.toLowerCase(), name.toLowerCase()];
  if (letters === '' || letters.charAt(0) !== text.charAt(0)) return false;
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) !== -1);
}

/** Finds the batting side. Null when the short name fits both teams or neither. */
function findBattingSide(shortName: string, [first, second]: readonly [string, string]): 0 | 1 | null {
  for (const fits of [
    (name: string) => name.toLowerCase().startsWith(shortName.toLowerCase()),
    (name: string) => isShortFor(shortName, name),
  ])
    if (shortName !== '' && fits(first) !== fits(second)) return fits(first) ? 0 : 1;
  return null;
}

function summarizeCricket(score: CricketScore, teams: readonly [string, string]): ScoreSummary {
  const { team, runs, wickets, ballsBowled, need, status } = score;
  const total = texts.total({ runs, wickets });
  const overs = formatOvers(ballsBowled);
  const side = findBattingSide(team, teams);
  // The chase names the runs that are missing, so it also tells the total of the first innings.
  const other = need === null ? '' : String(runs + need.runs - 1);
  return {
    scores: side === null ? null : side === 0 ? [total, other] : [other, total],
    phase: status === '' ? texts.oversPhase({ overs }) : status,
    line: [
      texts.innings({ team, total, overs: texts.overs({ overs }) }).trim(),
      need === null ? status : texts.need({ runs: need.runs, balls: need.balls }),
    ]
      .filter((part) => part !== '')
      .join(texts.separator),
  };
}

function summarizeTennis({ sets, points, status }: TennisScore): ScoreSummary {
  const listGames = (player: 0 | 1): string => sets.map((set) => set[player]).join(' ');
  return {
    scores: [listGames(0), listGames(1)],
    phase: status === '' ? texts.set({ number: sets.length }) : status,
    line: [
      sets.map((set) => formatGoals(set)).join(', '),
      points === null ? status : texts.goals({ home: points[0], away: points[1] }),
    ]
      .filter((part) => part !== '')
      .join(texts.separator),
  };
}

/** Summarizes a score for a list. `teams`: the names of the match, in its order. */
export function summarizeScore(score: MatchScore, teams: readonly [string, string]): ScoreSummary {
  if (score.sport === 'cricket') return summarizeCricket(score, teams);
  if (score.sport === 'tennis') return summarizeTennis(score);
  const { goals, minute, added, status } = score;
  const phase = status === '' ? formatClock(minute, added) : status;
  return {
    scores: [String(goals[0]), String(goals[1])],
    phase,
    line: [formatGoals(goals), phase].join(texts.separator),
  };
}
