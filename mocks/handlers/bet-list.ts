import { bets, deleteBets, getExposures, getFancyLiability, getTeamPosition, openBets, settledBets, voidBets } from '#shared/api/contract/bet-list.ts';
import type { RunnerPosition } from '#shared/domain/bet.ts';
import { decimal } from '#shared/domain/money.ts';
import { selectionIdOf } from '#shared/domain/runner-id.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { BetList } from '../exchange/interface/betting.ts';
import { handle, handleWhole } from '../handle.ts';
import { roundsReply } from './casino.ts';
import { betOf, handicapIn } from './wire.ts';

interface Asked {
  readonly match_id?: string | null | undefined;
  readonly sport_id?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly from_date?: string | null | undefined;
  readonly to_date?: string | null | undefined;
  readonly page: number;
  readonly limit: number;
}

const pageOf = (exchange: Exchange, userId: string, which: BetList, asked: Asked) => {
  const found = exchange.betting.list(userId, which, {
    matchId: asked.match_id ?? null,
    sportId: asked.sport_id ?? null,
    search: asked.search ?? null,
    from: asked.from_date ?? null,
    to: asked.to_date ?? null,
    page: asked.page,
    limit: asked.limit,
  });
  return { data: found.rows.map(betOf), metadata: { total: found.total, page: found.page } };
};

const positionOf = ({ runnerId, result, otherwise }: RunnerPosition) => ({
  selection_id: selectionIdOf(runnerId),
  ...handicapIn(runnerId),
  win_loss: decimal(result),
  ...(otherwise === undefined ? {} : { lose_loss: decimal(otherwise) }),
});

export const betListHandlers = (exchange: Exchange) => [
  handle(exchange, bets, ({ match_id }, { userId }) => ({ status: true, data: exchange.betting.ofMatch(userId, match_id).map(betOf) })),
  handleWhole(exchange, openBets, (asked, { userId }) => pageOf(exchange, userId, 'open', asked)),
  handleWhole(exchange, voidBets, (asked, { userId }) => pageOf(exchange, userId, 'void', asked)),
  handleWhole(exchange, deleteBets, (asked, { userId }) => pageOf(exchange, userId, 'deleted', asked)),
  // Asked by its type alone it lists casino rounds: that is the order history of the casino (specification 7).
  handleWhole(exchange, settledBets, (asked, { userId }) =>
    asked.bets_type === 'settled' ? roundsReply(exchange.casino.rounds(userId, asked)) : pageOf(exchange, userId, 'settled', asked),
  ),
  handle(exchange, getTeamPosition, ({ match_id }, { userId }) => ({
    status: true,
    data: Object.fromEntries(
      Object.entries(exchange.betting.positions(userId, match_id)).map(([marketId, list]) => [marketId, list.map(positionOf)]),
    ),
  })),
  handle(exchange, getFancyLiability, ({ match_id }, { userId }) => ({
    status: true,
    data: Object.fromEntries(Object.entries(exchange.betting.fancyLiabilities(userId, match_id ?? null)).map(([fancyId, amount]) => [fancyId, decimal(amount)])),
  })),
  handle(exchange, getExposures, (_asked, { userId }) => ({
    status: true,
    data: exchange.betting.exposures(userId).map((row) => ({
      sport_id: row.sportId,
      sport_name: row.sportName,
      match_id: row.matchId,
      match_name: row.matchName,
      event_name: row.eventName,
      type: row.type,
      liability: decimal(row.liability),
    })),
  })),
];
