// Rows as this server sends them: numbers as texts, flags as "1" and "0", dates without a zone, and fields of its own.
import { formatHundredths } from './money.mjs';
import { escapeHtml, toDateTime, toDayFirst, toFlag } from './php-dialect.mjs';

function toLevelRows(levels) {
  return levels.map(({ price, size }) => ({ price: formatHundredths(price), size: formatHundredths(size) }));
}

function toRunnerRow(runner, sort) {
  return {
    selectionId: String(runner.id),
    selection_name: runner.name,
    sort_priority: String(sort + 1),
    status: 'ACTIVE',
    ex: { availableToBack: toLevelRows(runner.back), availableToLay: toLevelRows(runner.lay), tradedVolume: {} },
    metadata: [],
  };
}

/** The fields that a market has in the list of matches and in its match. */
function toMarketFields(market, match) {
  return {
    sport_id: match.sportId,
    match_id: match.id,
    match_name: match.name,
    match_date: toDateTime(match.start),
    match_day: toDayFirst(match.start),
    market_id: market.id,
    market_name: market.name,
    status: market.status,
    inplay: toFlag(match.inPlay),
    is_lock: '0',
    totalMatched: market.kind === 'odds' ? '9806075.50' : null,
    runners: market.runners.map(toRunnerRow),
  };
}

/** A match in the list of the dashboard, with its main market. */
export function toMatchRow(match, markets, lines) {
  const bookmakers = markets.filter(({ kind }) => kind === 'bookmaker');
  return {
    ...toMarketFields(markets[0], match),
    sport_name: match.sport,
    series_id: match.seriesId,
    series_name: match.series,
    enable_fancy: toFlag(lines.length > 0),
    bookmaker_count: String(bookmakers.length),
    fancy_count: String(lines.length),
    has_tv_url: '0',
  };
}

/** A market of a match. */
export function toMarketRow(market, match) {
  return {
    ...toMarketFields(market, match),
    market_type: market.type,
    number_of_winners: '1',
    news: market.news === null ? null : escapeHtml(market.news),
    market_min_stack: formatHundredths(market.minStake),
    market_max_stack: formatHundredths(market.maxStake),
    price_ladder: market.kind === 'odds' ? 'exchange' : null,
  };
}

/** A session line. */
export function toLineRow(line, index) {
  return {
    fancy_id: line.id,
    fancy_name: line.name,
    category: '1',
    chronology: String(index + 1),
    LayPrice1: String(line.noRun),
    LaySize1: formatHundredths(line.noSize),
    BackPrice1: String(line.yesRun),
    BackSize1: formatHundredths(line.yesSize),
    GameStatus: line.status === 'OPEN' ? null : 'Suspended',
    MarkStatus: '0',
    Min: formatHundredths(line.minStake),
    Max: formatHundredths(line.maxStake),
    news: null,
    is_active: '1',
  };
}

function findSelectionName(bet, place) {
  if (place.kind === 'session') return bet.isBack ? 'YES' : 'NO';
  return place.runners.find(({ id }) => id === bet.selectionId).name;
}

/** A bet in every list of bets. */
export function toBetRow(bet, place, match) {
  const isSession = place.kind === 'session';
  return {
    bet_id: bet.id,
    sport_id: match.sportId,
    match_id: match.id,
    match_name: match.name,
    market_id: place.id,
    market_name: place.name,
    selection_name: findSelectionName(bet, place),
    odds: isSession ? String(bet.run) : formatHundredths(bet.price),
    size: isSession ? formatHundredths(bet.price) : null,
    stack: formatHundredths(bet.stake),
    liability: formatHundredths(bet.liability),
    profit: formatHundredths(bet.profit),
    p_l: bet.result === null ? null : formatHundredths(bet.result),
    is_back: toFlag(bet.isBack),
    is_fancy: toFlag(isSession),
    is_matched: toFlag(bet.isMatched),
    winner_name: toWinnerName(place, bet),
    delete_status: String(bet.deleteStatus),
    deleted_reason: bet.deletedReason,
    createdAt: toDateTime(bet.placedAt),
    created_day: toDayFirst(bet.placedAt),
    result_settled_at: toDateTime(bet.settledAt) ?? '0000-00-00 00:00:00',
    reference: bet.reference,
    ip_address: '203.0.113.7',
  };
}

function toWinnerName(place, bet) {
  if (place.winner === null || bet.deleteStatus !== 0) return '';
  if (place.kind === 'session') return String(place.winner);
  return place.runners.find(({ id }) => id === place.winner).name;
}

/** A movement of the statement. */
export function toMovementRow(movement) {
  return {
    date: toDayFirst(movement.time),
    description: movement.text,
    credit_debit: formatHundredths(movement.amount),
    balance: formatHundredths(movement.balance),
    statement_type: movement.type,
    match_id: movement.matchId ?? null,
    event_id: movement.placeId ?? null,
    type: movement.placeId ? (movement.isLine ? '2' : '1') : '0',
    remark: null,
    created_by: 'system',
  };
}

/** A deposit or withdrawal with its state. */
export function toRequestRow(request) {
  return {
    id: request.id,
    amount: formatHundredths(request.amount),
    generated_at: String(Math.floor(request.time / 1000)),
    statement_type: request.type,
    status: request.status,
    remark: request.remark === '' ? null : request.remark,
    reference_no: request.reference,
    updated_at: request.decidedAt ? toDateTime(request.decidedAt) : null,
  };
}
