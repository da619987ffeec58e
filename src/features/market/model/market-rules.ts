import type { RuleSubject } from './rule-subject.ts';

/** Rules of one kind of market. Each item has one or two sentences. */
export interface RuleSet {
  /** How the result is decided and what it pays. */
  readonly settles: readonly string[];
  /** When the stake is returned. */
  readonly voids: readonly string[];
  /** Further notes before betting. */
  readonly notes: readonly string[];
}

const payoutRules = {
  odds: 'A winning back bet pays the stake times the odds, less the stake. A winning lay bet brings the stake; a losing one costs what the back bet would have won.',
  bookmaker: 'Prices are the payout on 100: backing 100 at 90 wins 90. A lay bet of 100 at 90 wins 100 or loses 90.',
  fancy:
    'YES wins at the run or above it, NO wins below it. YES pays the stake times size over 100; NO costs that much if it loses.',
} as const;

const voids = {
  abandoned: 'An event that is abandoned or has no official result.',
  wrongPrice:
    'A bet taken at a price that was plainly wrong, or after the outcome was known. Such a bet is removed, and the reason is shown with it.',
} as const;

const notes = {
  suspended: 'While the market is suspended no bet is taken. Bets already taken stand.',
  matched:
    'A bet is taken at the price asked or better when its delay is over, or it is not taken at all. A bet once matched cannot be withdrawn.',
  pause: 'Lines close when the ball is running and open again once the score is known.',
} as const;

/** Rules of every kind of market. They load with the first open rules dialog. */
export const marketRules: Readonly<Record<RuleSubject, RuleSet>> = {
  'match-odds': {
    settles: [
      'The official result of the match decides. Where a draw is offered it is a result like any other.',
      payoutRules.odds,
    ],
    voids: [voids.abandoned, 'A tie, where no tie is offered and no play-off decides it.', voids.wrongPrice],
    notes: [notes.matched, notes.suspended],
  },
  bookmaker: {
    settles: ['The official winner of the match decides.', payoutRules.bookmaker],
    voids: [voids.abandoned, 'A tie, unless an extra over or a play-off names a winner.', voids.wrongPrice],
    notes: ['A runner may be suspended alone: the others go on taking bets.', notes.matched],
  },
  toss: {
    settles: ['The side that wins the toss wins, whatever it chooses to do.', payoutRules.odds],
    voids: ['A match called off before the toss.', voids.wrongPrice],
    notes: ['The market closes before the coin is thrown.', notes.matched],
  },
  'tied-match': {
    settles: [
      'Yes wins if both sides end level after the ordinary play of the match. Extra overs and play-offs do not count.',
      payoutRules.odds,
    ],
    voids: [voids.abandoned, voids.wrongPrice],
    notes: [notes.matched, notes.suspended],
  },
  'completed-match': {
    settles: [
      'Yes wins if the match is played to a result. A match shortened by the weather is completed if a winner or a tie is declared.',
      payoutRules.odds,
    ],
    voids: ['A match that does not start at all.', voids.wrongPrice],
    notes: [notes.matched, notes.suspended],
  },
  'over-under': {
    settles: [
      'The total at the end of ordinary time is compared with the line. Added time counts; extra time and penalties do not.',
      payoutRules.odds,
    ],
    voids: ['A match given up before the line was passed. Once it was passed, the bets stand.', voids.wrongPrice],
    notes: [notes.matched, notes.suspended],
  },
  'to-be-placed': {
    settles: [
      'A runner wins if it finishes in one of the places on offer. Several runners win, so the market pays several times.',
      payoutRules.odds,
    ],
    voids: ['Bets on a runner that does not start.', 'A race that is not run.', voids.wrongPrice],
    notes: [
      'The number of places stays as offered, however many runners start.',
      'Two figures stand under a runner once you have a bet: the least the whole market brings if it is placed, and the least if it is not, whichever others are placed.',
      'Your exposure is what the worst set of placed runners would cost, no more. Two losing bets on runners that cannot both lose are not added up.',
      notes.matched,
    ],
  },
  race: {
    settles: [
      'The first past the post wins by the official result when the jockeys have weighed in. Later changes do not count.',
      payoutRules.odds,
    ],
    voids: [
      'Bets on a runner that does not start.',
      'A race that is not run, or run again on another day.',
      voids.wrongPrice,
    ],
    notes: ['Two winners in a dead heat share: half the stake wins at full odds, the other half loses.', notes.matched],
  },
  other: {
    settles: ['The official result of the event decides.', payoutRules.odds],
    voids: [voids.abandoned, voids.wrongPrice],
    notes: [notes.matched, notes.suspended],
  },
  'run-line': {
    settles: [
      'The official score at the end of the session, over or innings the line names is compared with the run.',
      payoutRules.fancy,
    ],
    voids: [
      'A session that is not completed. A session that ends early because the side is all out, or the target is reached, is complete.',
      voids.wrongPrice,
    ],
    notes: ['If the run changes while your bet is on its way, the bet is not taken.', notes.pause],
  },
  'ball-by-ball': {
    settles: [
      'The runs scored off the one ball the line names are compared with the run. Extras count towards it.',
      payoutRules.fancy,
    ],
    voids: ['A ball that is not bowled.', voids.wrongPrice],
    notes: ['The line closes as the bowler starts the run-up.', notes.pause],
  },
  'odd-even': {
    settles: ['Whether the official total the line names is odd or even. Zero is even.', payoutRules.fancy],
    voids: ['A session or innings that is not completed.', voids.wrongPrice],
    notes: [notes.pause],
  },
};
