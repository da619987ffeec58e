import {
  bets,
  deleteBets,
  getExposures,
  getFancyLiability,
  getTeamPosition,
  openBets,
  settledBets,
  voidBets,
} from '#shared/api/contract/betting/bet-list.ts';
import type { RunnerPosition } from '#shared/domain/bet/bet.ts';
import { toSelectionId } from '#shared/domain/market/runner-id.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { BetListKind } from '../exchange/interface/betting.ts';
import { createRoundsResponse } from './casino.ts';
import { readHandicap, toWireBet } from './to-wire.ts';

interface BetListRequest {
  readonly match_id?: string | null | undefined;
  readonly sport_id?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly from_date?: string | null | undefined;
  readonly to_date?: string | null | undefined;
  readonly page: number;
  readonly limit: number;
}

const listPage = (exchange: Exchange, userId: string, listName: BetListKind, request: BetListRequest) => {
  const found = exchange.betting.list(userId, listName, {
    matchId: request.match_id ?? null,
    sportId: request.sport_id ?? null,
    search: request.search ?? null,
    from: request.from_date ?? null,
    to: request.to_date ?? null,
    page: request.page,
    limit: request.limit,
  });
  return { data: found.rows.map(toWireBet), metadata: { total: found.total, page: found.page } };
};

const toWirePosition = ({ runnerId, result, otherwise }: RunnerPosition) => ({
  selection_id: toSelectionId(runnerId),
  ...readHandicap(runnerId),
  win_loss: toDecimal(result),
  ...(otherwise === undefined ? {} : { lose_loss: toDecimal(otherwise) }),
});

export const createBetListHandlers = (exchange: Exchange) => [
  createHandler(exchange, bets, ({ match_id }, { userId }) => ({
    status: true,
    data: exchange.betting.listByMatch(userId, match_id).map(toWireBet),
  })),
  createEnvelopeHandler(exchange, openBets, (request, { userId }) => listPage(exchange, userId, 'open', request)),
  createEnvelopeHandler(exchange, voidBets, (request, { userId }) => listPage(exchange, userId, 'void', request)),
  createEnvelopeHandler(exchange, deleteBets, (request, { userId }) => listPage(exchange, userId, 'deleted', request)),
  // With only a type, the call lists casino rounds (docs/requirements.md#28-casino-order-history).
  createEnvelopeHandler(exchange, settledBets, (request, { userId }) =>
    request.bets_type === 'settled'
      ? createRoundsResponse(exchange.casino.listRounds(userId, request))
      : listPage(exchange, userId, 'settled', request),
  ),
  createHandler(exchange, getTeamPosition, ({ match_id }, { userId }) => ({
    status: true,
    data: Object.fromEntries(
      Object.entries(exchange.betting.getPositions(userId, match_id)).map(([marketId, list]) => [
        marketId,
        list.map(toWirePosition),
      ]),
    ),
  })),
  createHandler(exchange, getFancyLiability, ({ match_id }, { userId }) => ({
    status: true,
    data: Object.fromEntries(
      Object.entries(exchange.betting.getFancyLiabilities(userId, match_id ?? null)).map(([fancyId, amount]) => [
        fancyId,
        toDecimal(amount),
      ]),
    ),
  })),
  createHandler(exchange, getExposures, (_input, { userId }) => ({
    status: true,
    data: exchange.betting.getExposures(userId).map((row) => ({
      sport_id: row.sportId,
      sport_name: row.sportName,
      match_id: row.matchId,
      match_name: row.matchName,
      event_name: row.eventName,
      type: row.type,
      liability: toDecimal(row.exposure),
    })),
  })),
];
