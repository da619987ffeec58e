import { getOtpToEnableApp } from '#shared/api/contract/account/auth-app.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import { generateTelegramConnectionId } from '#shared/api/contract/account/telegram.ts';
import { eventsProfitLoss, plBets, sportsPL } from '#shared/api/contract/betting/reports.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { toDecimalPrice } from '#shared/domain/odds/odds.ts';
import { createEnvelopeHandler, createHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { EntryKind } from '../exchange/interface/ledger.ts';
import { toWireAmount } from './to-wire.ts';

const entryKinds: readonly EntryKind[] = ['opening', 'deposit', 'withdrawal', 'betting', 'commission', 'casino'];
const wrongPassword = { status: false, msg: 'Password did not match!' } as const;

export const createAccountHandlers = (exchange: Exchange) => [
  createEnvelopeHandler(
    exchange,
    statements,
    ({ from_date, to_date, statement_type, sport_id, page, limit }, { userId }) => {
      const kinds = entryKinds.filter((kind) => kind === statement_type);
      const found = exchange.ledger.getStatement(userId, {
        from: from_date ?? null,
        to: to_date ?? null,
        kinds: statement_type ? kinds : null,
        sportId: sport_id ?? null,
        page,
        limit,
      });
      const data = found.rows.map((row) => ({
        date: row.at,
        description: row.description,
        credit_debit: toDecimal(row.amount),
        balance: toDecimal(row.balance),
        statement_type: row.kind,
        match_id: row.matchId,
        event_id: row.eventId,
        type: row.type,
        remark: row.remark,
      }));
      return { data, metadata: { total: found.total, page: found.page } };
    },
  ),
  createHandler(exchange, sportsPL, ({ from_date, to_date }, { userId }) => ({
    status: true,
    data: exchange.ledger.getSportsProfit(userId, { from: from_date ?? null, to: to_date ?? null }).map((row) => ({
      sport_id: row.sportId,
      sport_name: row.sportName,
      type: row.type,
      total: toDecimal(row.total),
      commission: toDecimal(row.commission),
    })),
  })),
  createEnvelopeHandler(
    exchange,
    eventsProfitLoss,
    ({ from_date, to_date, sport_id, match_id, page, limit }, { userId }) => {
      const filter = {
        from: from_date ?? null,
        to: to_date ?? null,
        sportId: sport_id ?? null,
        matchId: match_id ?? null,
        page,
        limit,
      };
      const found = exchange.ledger.getEventsProfit(userId, filter);
      const data = found.rows.map((row) => ({
        match_date: row.matchDate,
        sport_name: row.sportName,
        series_name: row.seriesName,
        match_id: row.matchId,
        match_name: row.matchName,
        event_id: row.eventId,
        event_name: row.eventName,
        type: row.type,
        winner_name: row.winnerName,
        net_pl: toDecimal(row.net),
        user_commission_pl: toDecimal(row.commission),
      }));
      return { data, metadata: { total: found.total, page: found.page } };
    },
  ),
  createHandler(exchange, plBets, ({ search }, { userId }) => ({
    status: true,
    data: exchange.betting
      .listByEvent(userId, 'fancy_id' in search ? search.fancy_id.event_id : search.market_id.event_id)
      .map((bet) => ({
        winner_name: bet.winnerName,
        selection_name: bet.selectionName,
        odds: toDecimalPrice(bet.price),
        size: toDecimal(bet.stake),
        // The statement page reads 1 as lay (docs/requirements.md#33-fields-with-a-rule-of-their-own). Only that page
        // uses this call.
        is_back: bet.side === 'lay' ? 1 : 0,
        p_l: toWireAmount(bet.result),
        createdAt: bet.placedAt,
        result_settled_at: bet.settledAt,
        bet_id: bet.betId,
      })),
  })),
  createEnvelopeHandler(exchange, getOtpToEnableApp, async ({ password }, { userId }) => {
    const enablingOtp = await exchange.accounts.requestOtpToEnableApp(userId, password);
    return enablingOtp === null
      ? wrongPassword
      : { msg: 'Enter this password in your app', otp: enablingOtp.otp, expires_in_sec: enablingOtp.expiresInSeconds };
  }),
  createHandler(exchange, generateTelegramConnectionId, async ({ password }, { userId }) => {
    const link = await exchange.accounts.createTelegramConnection(userId, password);
    return link === null
      ? wrongPassword
      : { status: true, data: { bot: link.bot, connection_id: link.connectionId, message: link.message } };
  }),
];
