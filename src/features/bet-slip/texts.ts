import { defineTexts } from '#shared/texts/define-texts.ts';

export const texts = defineTexts('bet-slip', {
  /** docs/requirements.md#8-errors */
  failed: 'Something went wrong while placing your bet.',
  /** The button that sends a bet. {price} is the odds, of a session bet the runs. {stake} is an amount of money. */
  place: {
    odds: '{side, select, back {Place back bet · {stake} @ {price}} other {Place lay bet · {stake} @ {price}}}',
    /** YES and NO stand in capitals after their verb: "Place no bet" would mean the opposite. */
    fancy: '{side, select, back {Bet YES at {price} · stake {stake}} other {Bet NO at {price} · stake {stake}}}',
  },
  /** The same button, when a second press sends the bet. */
  confirm: {
    odds: '{side, select, back {Press again to back · {stake} @ {price}} other {Press again to lay · {stake} @ {price}}}',
    fancy:
      '{side, select, back {Press again to bet YES at {price} · stake {stake}} other {Press again to bet NO at {price} · stake {stake}}}',
  },
  /** Names a bet, alone or as {bet} in a sentence: "Back India · 500 @ 1.98", "NO on 6 over runs India · 500 @ 45". */
  bet: {
    odds: '{side, select, back {Back {name} · {stake} @ {price}} other {Lay {name} · {stake} @ {price}}}',
    fancy: '{side, select, back {YES on {name} · {stake} @ {price}} other {NO on {name} · {stake} @ {price}}}',
  },
  fancyPayout: 'Session, pays {size} on 100',
  /** Beside the odds field, for odds between two prices of the market. */
  nearestOdds: 'Nearest odds here: {lower} or {higher}',
  justChanged: 'The price changed as you pressed it. Check it before you place the bet.',
  placing: 'Placing the bet',
  placed: 'Placed: {bet}',
  placedAt: 'Matched at {price}',
  /** {requested} is the price that the bettor sent. */
  placedAtOther: 'Matched at {price}, asked {requested}',
  notMatched: 'Not matched',
  placedFound: 'The answer was lost. We found the bet in your bets.',
  found: '{count, plural, one {1 bet found} other {# bets found}}',
  foundAnywhere: '{found}. {advice}',
  listed: '{bet} · bet {betId}',
  foundMore: 'Your bets show more than you sent. If you did not place all of these, contact your operator.',
  /** {message} is the server's answer. The bets stand above. */
  foundRefused:
    '{count, plural, one {The answer was “{message}”, but your bets show this bet.} other {The answer was “{message}”, but your bets show these bets.}} Do not place it again. If you did not expect this, contact your operator.',
  notPlaced: 'This bet was not placed.',
  notPlacedNext: 'It is not in your bets. You can place it again.',
  refusedBet: '{bet}: {reason}',
  unverified: {
    first: '{bet}. The answer was lost. Checking your bets…',
    notListed: '{bet}. Not in your bets yet. Checking again, because it may still arrive.',
    unreadable: '{bet}. Your bets are unavailable right now. Retrying…',
    open: '{bet}. Your bets are unavailable, so we could not confirm this bet. Check My Bets before you place it again.',
  },
  /** With a space that does not break. */
  percent: '{percent}\u00a0%',
  noChance: '–',
  /** Stands between two chances: "50.5 % · market 49.8 %". */
  marketChance: ' · market ',
  dismiss: 'Dismiss',
  pendingBets: 'Bets under way',
  /** Limits of a market, in one line below the slip. */
  limits: {
    minStake: 'Min {stake}',
    maxStake: 'Max {stake}',
    odds: 'Odds {min}–{max}',
    /** In a format whose odds may have a minus. */
    oddsTo: 'Odds {min} to {max}',
    maxProfit: 'Max profit {profit}',
  },
  empty: { title: 'No bet selected', hint: 'Press a price to open the slip.' },
  slip: 'Bet slip',
  stakes: {
    title: 'Edit Stakes',
    /** docs/requirements.md#25-bet-slip */
    card: 'Profile',
    field: 'Stake {number}',
    sets: 'Sets the stake',
    adds: 'Adds to the stake',
    /** docs/requirements.md#53-quick-stakes */
    required: 'This field is required',
    wholeNumber: 'Enter a whole number above 0',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The stakes could not be saved. Try again.',
    unread: 'Your stakes could not be read',
    unreadNext: 'Check your connection and try again.',
  },
  /** Labels of the submit button while a bet cannot be sent. */
  blockReasons: {
    'in-flight': 'Another bet is under way',
    unverified: 'This bet is being checked',
    handicap: 'No bets on handicaps here',
    'no-offer': 'No price on offer',
    'line-moved': 'The line moved',
    'no-price': 'Enter valid odds',
    'off-ladder': 'This market has no such odds',
    'no-stake': 'Enter a stake',
    'unreadable-stake': 'Check the stake',
    /** The server's message for a bet, to the letter. Its message for a withdrawal ends with "!". */
    'insufficient-balance': 'Insufficient Balance.',
    'price-changed': 'The price changed',
    'not-offered': 'Your odds are not on offer',
  },
  bettingBlocks: {
    suspended: 'Market suspended',
    closed: 'Market closed',
    inactive: 'Market not open yet',
    locked: 'Market locked',
    stale: 'Waiting for fresh prices',
    'runner-suspended': 'Runner suspended',
    removed: 'Runner removed',
    missing: 'Waiting for the market',
  },
  /** Advice after a refused bet. The reason stands above. */
  nextSteps: {
    'wait-for-the-other-bet': 'Wait until your other bet is placed or refused, then place this one.',
    'find-funds': 'Lower the stake, or free some of your exposure first.',
    'wait-for-reopening': 'Wait until it opens again. What you typed stays here.',
    'wait-and-place-again': 'Wait until it opens again, then place the bet again.',
    'wait-for-the-ball': 'Wait until the ball is over, then place the bet again.',
    'choose-another-market': 'This one is over. Choose another market.',
    'bet-before-the-start': 'This market takes bets only before the start. Choose another market.',
    'lay-instead': 'This market takes no back bets now. Choose a lay price or another market.',
    'back-instead': 'This market takes no lay bets now. Choose a back price or another market.',
    'raise-stake': 'Raise the stake and place the bet again.',
    'lower-stake': 'Lower the stake and place the bet again.',
    'raise-odds': 'Choose higher odds and place the bet again.',
    'lower-odds': 'Choose lower odds and place the bet again.',
    'ask-the-operator': 'Ask your operator to lift the lock.',
    'come-back-later': 'Come back nearer to the start.',
    'take-the-price': 'The price moved away. Take the price on offer now, or wait for yours to come back.',
    'take-the-line': 'The line moved. Take it as it stands now and place the bet again.',
    'try-again': 'Nothing was placed. Change the bet, or place it again.',
  },
  /** Advice on a bet that the bettor's own time-out or loss limit refused. */
  ownLimits: {
    timeOut: 'Your own time-out is not over. Until then no bet is taken, and it cannot be ended early.',
    timeOutUntil: 'Your own time-out ends on {until}. Until then no bet is taken, and it cannot be ended early.',
    loss: 'You set this limit. Lower the stake, or wait until earlier losses no longer count.',
    /** {amount} is an amount of money, {span} a period such as "24 hours". */
    lossOf:
      'You set this limit: at most {amount} lost in any {span}, with open bets counted at their worst. Lower the stake, or wait until losses are older than that.',
  },
});
