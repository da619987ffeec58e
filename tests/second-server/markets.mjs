// The matches of the second server. Prices are hundredths and sizes are paisa, the best offer first.

const IN_PLAY = '71001';
const UPCOMING = '71002';

function createRunner(id, name, back, lay) {
  return { id, name, back, lay };
}

/** Creates offers from pairs of price and size. */
function toLevels(...pairs) {
  return pairs.map(([price, size]) => ({ price, size }));
}

function createMarket(id, matchId, kind, name, runners, settings) {
  return { id, matchId, kind, name, runners, status: 'OPEN', winner: null, settledAt: null, news: null, ...settings };
}

/** Creates the programme: a cricket match in play with every kind of market, and a soccer match before its start. */
export function createProgramme(now) {
  const matches = [
    { id: IN_PLAY, sportId: '4', sport: 'Cricket', seriesId: '610', series: 'Harbour T20', inPlay: true },
    { id: UPCOMING, sportId: '1', sport: 'Soccer', seriesId: '620', series: 'Coast League', inPlay: false },
  ];
  Object.assign(matches[0], { name: 'Kochi Kites v Patna Pilots', start: now - 3_600_000 });
  Object.assign(matches[1], { name: 'Porto Alba v San Remo', start: now + 7_200_000 });
  const limits = { minStake: 10_000, maxStake: 5_000_000, delay: 1, takesUnmatched: true, commission: 200 };
  const markets = [
    createMarket(
      '1.71001001',
      IN_PLAY,
      'odds',
      'Match Odds',
      [
        createRunner(8101, 'Kochi Kites', toLevels([185, 900_000], [184, 2_500_000]), toLevels([187, 800_000])),
        createRunner(8102, 'Patna Pilots', toLevels([214, 700_000], [212, 1_250_050]), toLevels([218, 600_000])),
      ],
      { ...limits, type: 'MATCH_ODDS', news: 'Rain & shortened' },
    ),
    createMarket(
      '71001002',
      IN_PLAY,
      'bookmaker',
      'Bookmaker',
      [
        createRunner(8101, 'Kochi Kites', toLevels([8425, 10_000_000]), toLevels([8875, 10_000_000])),
        createRunner(8102, 'Patna Pilots', [], []),
      ],
      { ...limits, type: 'BOOKMAKER', takesUnmatched: false, commission: 0 },
    ),
    createMarket(
      '1.71002001',
      UPCOMING,
      'odds',
      'Match Odds',
      [
        createRunner(8201, 'Porto Alba', toLevels([240, 500_000]), toLevels([246, 500_000])),
        createRunner(8202, 'San Remo', toLevels([310, 500_000]), toLevels([320, 500_000])),
        createRunner(8203, 'The Draw', toLevels([330, 500_000]), toLevels([345, 500_000])),
      ],
      { ...limits, type: 'MATCH_ODDS' },
    ),
  ];
  const session = { ...limits, takesUnmatched: false, commission: 0 };
  const lines = [
    createLine('71001_6', '6 over run KOC', { noRun: 47, noSize: 11_000, yesRun: 47, yesSize: 9_000, ...session }),
    createLine('71001_20', '20 over run KOC', { noRun: 168, noSize: 10_000, yesRun: 170, yesSize: 10_000, ...session }),
  ];
  return { matches, markets, lines };
}

function createLine(id, name, terms) {
  return { id, matchId: IN_PLAY, kind: 'session', name, status: 'OPEN', winner: null, settledAt: null, ...terms };
}

/**
 * Finds the price at which a stake is matched: the last offer that it needs, no worse than the request. Returns
 * hundredths. Returns null when the offers do not suffice.
 */
export function findMatchPrice(runner, isBack, stake, requested) {
  let rest = stake;
  for (const { price, size } of isBack ? runner.back : runner.lay) {
    if (isBack ? price < requested : price > requested) return null;
    rest -= size;
    if (rest <= 0) return price;
  }
  return null;
}
