const SIDES = ['back', 'lay'];

/**
 * Returns a market after a number of steps. Each price moves by at most one step of the ladder, and each size grows a
 * little.
 */
function movePrices(market, step, ladder) {
  const createOffer = (level, runnerId) => {
    if (level === null) return null;
    const place = ladder.indexOf(level.price);
    return { price: ladder[place + ((step + runnerId) % 3) - 1] ?? level.price, size: level.size + (step % 50) * 100 };
  };
  const createSides = (runner) =>
    Object.fromEntries(SIDES.map((side) => [side, runner[side].map((level) => createOffer(level, runner.runnerId))]));
  return { ...market, runners: market.runners.map((runner) => ({ ...runner, ...createSides(runner) })) };
}

const complete = (market) =>
  market.status === 'open' &&
  !market.locked &&
  market.kind === 'odds' &&
  market.runners.every((runner) => SIDES.every((side) => runner[side].every((level) => level !== null)));

/** Finds a match in play with a market that has every price. */
function openMatch(board) {
  for (const { sportId, matchId, inPlay } of board.listHomeMatches()) {
    const market = inPlay ? board.listMatchMarkets(matchId).find(complete) : undefined;
    if (market !== undefined) return { sportId, matchId, market };
  }
  throw new Error('no match in play has a market with all its prices');
}

/**
 * Adds one match with `markets` odds markets to the exchange. Each market moves `hertz` times a second, in turn,
 * without end. `ladder`: prices of the odds ladder in hundredths.
 */
export function withBusyMatch(exchange, { markets, hertz, ladder }) {
  const { sportId, matchId, market } = openMatch(exchange.board);
  const busy = Array.from({ length: markets }, (_, place) => ({
    ...market,
    marketId: place === 0 ? market.marketId : `${market.marketId}-${place}`,
    name: place === 0 ? market.name : `${market.name} ${place + 1}`,
  }));
  const placeOf = new Map(busy.map(({ marketId }, place) => [marketId, place]));
  const latest = busy.map((base) => ({ step: -1, market: base }));
  let changes = 0;
  const stepMs = 1000 / hertz;
  const readMarket = (place) => {
    const step = Math.floor(performance.now() / stepMs - place / markets);
    if (latest[place].step !== step) {
      latest[place] = { step, market: movePrices(busy[place], step, ladder) };
      changes += 1;
    }
    return latest[place].market;
  };
  const readAllMarkets = () => busy.map((_, place) => readMarket(place));
  const board = Object.assign(Object.create(exchange.board), {
    findMarket: (marketId) =>
      placeOf.has(marketId) ? readMarket(placeOf.get(marketId)) : exchange.board.findMarket(marketId),
    listMatchMarkets: (of, only) =>
      of !== matchId
        ? exchange.board.listMatchMarkets(of, only)
        : readAllMarkets().filter(({ marketId }) => only === undefined || only === marketId),
  });
  return {
    exchange: Object.assign(Object.create(exchange), { board }),
    sportId,
    matchId,
    runners: market.runners.map(({ name }) => name),
    markets: busy.map(({ name }) => name),
    /** Returns the number of market changes so far, which equals the number of stream messages. */
    countChanges: () => changes,
  };
}
