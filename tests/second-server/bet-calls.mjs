// Calls that place and list bets, and what the bets pay.
import { listExposures, listOpenBets } from './accounts.mjs';
import { BetRefusal } from './betting.mjs';
import { formatHundredths, parseHundredths } from './money.mjs';
import { escapeHtml, refuse, toDateTime, toFlag, toMap, toPage, toSparseList } from './php-dialect.mjs';
import { calculateExposure, calculateResult } from './positions.mjs';
import { toBetRow } from './rows.mjs';

/** Reads the stake and side of a request. Throws a BetRefusal for a value that is no amount. */
function parseOrder(body) {
  const stake = parseHundredths(body.stack);
  if (stake === null || stake <= 0 || stake % 100 !== 0) throw new BetRefusal('The stake is a whole amount above 0.');
  return { stake, isBack: Number(body.is_back) === 1 };
}

/** Reads a price or run. Throws a BetRefusal for a value that is none. */
function parsePrice(value) {
  const price = parseHundredths(value);
  if (price === null || price < 0) throw new BetRefusal('Unknown price.');
  return price;
}

export function createBetCalls({ betting, findMatch }) {
  const { findPlace } = betting;
  const toRow = (bet) => toBetRow(bet, findPlace(bet.placeId), findMatch(bet.matchId));

  /** Places a bet and writes its row, or refuses it with HTTP 200. */
  async function place(account, key, placeId, readOrder) {
    try {
      const bet = await betting.place(account, placeId, readOrder(), key);
      return { status: '1', msg: bet.isMatched ? 'Bet matched' : 'Bet is waiting', data: toSparseList([toRow(bet)]) };
    } catch (error) {
      if (error instanceof BetRefusal) return refuse(escapeHtml(error.message));
      throw error;
    }
  }

  /** Bets of the filter of a list, the newest first. */
  function select(bets, body) {
    const search = String(body.search ?? '').toLowerCase();
    const from = body.from_date ? Date.parse(body.from_date) : -Infinity;
    const to = body.to_date ? Date.parse(body.to_date) : Infinity;
    return bets.toReversed().filter((bet) => {
      if (body.match_id && String(body.match_id) !== bet.matchId) return false;
      if (body.sport_id && String(body.sport_id) !== findMatch(bet.matchId).sportId) return false;
      const row = toRow(bet);
      const names = `${row.match_name} ${row.market_name} ${row.selection_name}`.toLowerCase();
      return bet.placedAt >= from && bet.placedAt <= to && names.includes(search);
    });
  }

  const toBetPage = (bets, body) => toPage(select(bets, body).map(toRow), body);

  return {
    'bet/saveBet': ({ account, key, body }) =>
      place(account, key, body.market_id, () => ({
        ...parseOrder(body),
        selectionId: Number(body.selection_id),
        price: parsePrice(body.odds),
      })),
    'bet/saveFancyBet': ({ account, key, body }) =>
      place(account, key, body.fancy_id, () => ({
        ...parseOrder(body),
        selectionId: 0,
        run: parsePrice(body.run),
        price: parsePrice(body.size),
      })),
    'bet/saveHrBet': () => refuse('This server has no races.'),
    'bet/bets': ({ account, body }) => {
      const bets = listOpenBets(account).filter(({ matchId }) => matchId === String(body.match_id));
      if (bets.length === 0) return { status: '0', msg: 'No record found', data: {} };
      return { status: '1', data: toSparseList(bets.toReversed().map(toRow)) };
    },
    'bet/openBets': ({ account, body }) => toBetPage(listOpenBets(account), body),
    'bet/settledBets': ({ account, body }) => {
      if (body.bets_type === 'settled') return toPage([], body);
      const isSettled = (bet) => bet.settledAt !== null && bet.deleteStatus === 0;
      return toBetPage(account.bets.filter(isSettled), body);
    },
    'bet/voidBets': ({ body }) => toPage([], body),
    'bet/deleteBets': ({ account, body }) =>
      toBetPage(
        account.bets.filter((bet) => bet.deleteStatus === 1),
        body,
      ),
    'bet/getTeamPosition': ({ account, body }) => {
      const places = listExposures(account, findPlace).filter(
        ({ place: market }) => market.kind !== 'session' && market.matchId === String(body.match_id),
      );
      return { status: '1', data: toMap(places.flatMap(({ place: market, bets }) => toPositions(market, bets))) };
    },
    'bet/getFancyLiability': ({ account, body }) => {
      const places = listExposures(account, findPlace).filter(
        ({ place: line }) => line.kind === 'session' && (!body.match_id || line.matchId === String(body.match_id)),
      );
      const entries = places.map(({ place: line, bets }) => [line.id, formatHundredths(calculateExposure(line, bets))]);
      return { status: '1', data: toMap(entries) };
    },
    'fancy/getRunTimeFancyPosition': ({ account, body }) => {
      const bets = listOpenBets(account).filter(({ placeId }) => placeId === body.fancy_id);
      return { status: '1', data: { bets_fancies: bets.map(toLineBetRow), fancy_position: {} } };
    },
    'bet/plBets': ({ account, body }) => {
      const { event_id: placeId } = body.search?.market_id ?? body.search?.fancy_id ?? {};
      const bets = account.bets.filter((bet) => bet.placeId === placeId && bet.settledAt !== null && bet.isMatched);
      // In this call alone, 1 means a lay bet.
      const rows = bets.map((bet) => ({
        ...toRow(bet),
        is_back: toFlag(!bet.isBack),
        result_settled_at: toDateTime(bet.settledAt),
      }));
      return { status: '1', data: rows };
    },
  };
}

function toPositions(market, bets) {
  const matched = bets.filter(({ isMatched }) => isMatched);
  if (matched.length === 0) return [];
  const rows = market.runners.map(({ id }) => ({
    selection_id: String(id),
    win_loss: formatHundredths(calculateResult(matched, id)),
  }));
  return [[market.id, rows]];
}

function toLineBetRow(bet) {
  return {
    run: String(bet.run),
    is_back: toFlag(bet.isBack),
    size: formatHundredths(bet.price),
    stack: formatHundredths(bet.stake),
  };
}
