import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('cash-out', {
  title: 'Cash out · {market}',
  /** The position after the cash-out. The arguments are amounts with their sign. */
  equal: 'Every result brings {result}.',
  range: 'Every result brings between {worst} and {best}.',
  partRange: 'Results range from {worst} to {best}.',
  exactResult: 'Whole stakes; exactly level it would be {result}.',
  held: 'Each bet is held for {seconds} s before it is matched.',
  /** A button. {count} is how many bets it places. */
  place: '{count, plural, one {Cash out {percent} % · # bet} other {Cash out {percent} % · # bets}}',
  placingBets: '{count, plural, one {Cashing out · # bet} other {Cashing out · # bets}}',
  rest: 'Try the rest again',
  restart: 'Start afresh',
  checkAgain: 'Check again',
  close: 'Close',
  placing: 'Placing bet {place} of {count}.',
  checking: 'We could not confirm that your bet arrived. Checking your bets…',
  reading: 'Reading your new position.',
  done: '{count, plural, one {Cashed out. The bet is placed.} other {Cashed out. All # bets are placed.}}',
  /** {count} is how many of the placed bets are not matched. */
  doneUnmatched:
    '{count, plural, one {# bet is placed but not matched yet. Your position stays open until it is.} other {# bets are placed but not matched yet. Your position stays open until they are.}}',
  doneMore: 'Cashed out, but your bets show more than you sent.',
  stoppedAtOnce:
    'Nothing was placed: your position is as it was. {left, plural, one {# bet to go.} other {# bets to go.}}',
  unconfirmed:
    'We could not confirm every bet. {placed} of {count} bets placed for certain. Check My Bets before you go on.',
  stopped: '{placed} of {count} bets placed. {left, plural, one {# bet to go.} other {# bets to go.}}',
  stand: 'Where you stand',
  remaining: 'Remaining bets at current prices',
  matched: 'Matched at {price}',
  unmatched: 'Not matched so far, at {price}. It changes your position only when it is matched.',
  /** A bet in {bets} of the two messages below. */
  listed: '{stake} @ {price} (bet {betId})',
  found:
    '{count, plural, one {1 bet found: {bets}.} other {# bets found: {bets}.}} Your bets show more than you sent. If you did not expect this, contact your operator.',
  foundRefused:
    '{count, plural, one {1 bet found: {bets}.} other {# bets found: {bets}.}} The answer was “{message}”, but your bets show this. If you did not expect this, contact your operator.',
  /** Notes under a bet that was not placed. */
  legs: {
    refused: 'We could not confirm this bet, and it is not among your bets.',
    'not-sent': 'Another bet was under way. Nothing was sent.',
    'signed-out': 'You were signed out before we could confirm this bet. Check My Bets.',
    'session-ended': 'You were signed out. This bet was not sent.',
  },
  /** Labels of the button while a cash-out cannot be placed. */
  blockReasons: {
    unverified: 'A bet on this market is being checked',
    'in-flight': 'Another bet is under way',
    reading: 'Reading your position',
    unread: 'Your position is unavailable right now. Retrying…',
    paused: 'Cash-out is paused',
    /** {reason} is the operator's text. */
    pausedFor: 'Cash-out is paused: {reason}',
    'nothing-open': 'Nothing is open: every result brings the same',
    'no-price': 'No price on offer to close with',
    'no-leg': 'Too small a share for a bet of a whole unit',
    /** {offered} and {needed} are amounts of money, {runner} is a runner of the market. */
    size: 'Only {offered} on offer for {runner}, {needed} needed',
    /** {problem} is the message about a limit of the market, such as "Min Size is: 100". */
    limit: '{runner}: {problem}',
    /** The server's message for a bet, to the letter. */
    'insufficient-balance': 'Insufficient Balance.',
  },
  marketBlocks: {
    missing: 'Waiting for the market',
    suspended: 'Market suspended',
    closed: 'Market closed',
    inactive: 'Market not open yet',
    locked: 'Market locked',
    stale: 'Waiting for fresh prices',
  },
});
