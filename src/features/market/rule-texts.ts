import { defineTexts } from '#shared/texts/define-texts.ts';

/** The rules of markets, which their dialog lists. */
export const ruleTexts = defineTexts('market.rule-set', {
  /** The payout of a market, by its kind. */
  pays: {
    odds: 'A winning back bet pays the stake times the odds, less the stake. A winning lay bet brings the stake; a losing one costs what the back bet would have won.',
    bookmaker: 'Prices are the payout on 100: backing 100 at 90 wins 90. A lay bet of 100 at 90 wins 100 or loses 90.',
    fancy:
      'YES wins at the run or above it, NO wins below it. YES pays the stake times size over 100; NO costs that much if it loses.',
  },
  /** How the result of a market is decided. Each text is one item of a list. */
  settles: {
    match: 'The official result of the match decides. Where a draw is offered it is a result like any other.',
    bookmaker: 'The official winner of the match decides.',
    toss: 'The side that wins the toss wins. Its choice to bat or bowl does not count.',
    tied: 'Yes wins if both sides end level after the ordinary play of the match. Extra overs and play-offs do not count.',
    completed:
      'Yes wins if the match is played to a result. A match shortened by the weather is completed if a winner or a tie is declared.',
    total:
      'The total at the end of ordinary time is compared with the line. Added time counts; extra time and penalties do not.',
    places:
      'A runner wins if it finishes in one of the places on offer. Several runners win, so the market pays several times.',
    race: 'The first past the post wins by the official result when the jockeys have weighed in. Later changes do not count.',
    event: 'The official result of the event decides.',
    runLine: 'The official score at the end of the session, over or innings the line names is compared with the run.',
    ball: 'The runs scored off the one ball the line names are compared with the run. Extras count towards it.',
    oddEven: 'Whether the official total the line names is odd or even. Zero is even.',
  },
  /** When the stake is returned, as items of a list below such a title. */
  voids: {
    abandoned: 'An event that is abandoned or has no official result.',
    wrongPrice:
      'A bet taken at a price that was plainly wrong, or after the outcome was known. Such a bet is removed, and the reason is shown with it.',
    tie: 'A tie, where no tie is offered and no play-off decides it.',
    tieWithoutWinner: 'A tie, unless an extra over or a play-off names a winner.',
    toss: 'A match called off before the toss.',
    match: 'A match that does not start at all.',
    total: 'A match given up before the line was passed. Once it was passed, the bets stand.',
    nonRunner: 'Bets on a runner that does not start.',
    race: 'A race that is not run.',
    raceOrAgain: 'A race that is not run, or run again on another day.',
    session:
      'A session that is not completed. A session that ends early because the side is all out, or the target is reached, is complete.',
    ball: 'A ball that is not bowled.',
    oddEven: 'A session or innings that is not completed.',
  },
  /** Further notes before betting. */
  notes: {
    suspended: 'While the market is suspended no bet is taken. Bets already taken stand.',
    matched:
      'A bet is taken at the price asked or better when its delay is over, or it is not taken at all. A bet once matched cannot be withdrawn.',
    pause: 'Lines close when the ball is running and open again once the score is known.',
    runnerAlone: 'A runner may be suspended alone: the others go on taking bets.',
    toss: 'The market closes before the coin is thrown.',
    places: 'The number of places stays as offered, however many runners start.',
    placeFigures:
      'Two figures stand under a runner once you have a bet: the least the whole market brings if it is placed, and the least if it is not, whichever others are placed.',
    placeExposure:
      'Your exposure is what the worst set of placed runners would cost, no more. Two losing bets on runners that cannot both lose are not added up.',
    deadHeat: 'Two winners in a dead heat share: half the stake wins at full odds, the other half loses.',
    runChanged: 'If the run changes while your bet is on its way, the bet is not taken.',
    ball: 'The line closes as the bowler starts the run-up.',
  },
});
