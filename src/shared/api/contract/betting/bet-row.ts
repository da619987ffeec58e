import * as z from 'zod/mini';
import type { Bet } from '../../../domain/bet/bet.ts';
import { ZERO } from '../../../domain/money/money.ts';
import { asList } from '../../wire/wire-list.ts';
import { inferMarketKind } from '../markets/match-details.ts';
import { formatSelectionName, handicapFields } from '../schema/handicap.ts';
import { noteContent } from '../schema/wire-content.ts';
import {
  amount,
  amountOrNull,
  count,
  flag,
  flagUnlessDenied,
  id,
  moment,
  momentOrNull,
  price,
  priceOrNull,
  proseOrNull,
  text,
  textOrNull,
} from '../schema/wire-types.ts';

const states: Readonly<Record<number, Bet['state']>> = { 1: 'deleted', 2: 'void' };

/** A bet as every list of bets sends it. Here `is_back` 1 is back. Only the statement page reads it the other way. */
export const betRow = z.pipe(
  z.object({
    bet_id: id,
    sport_id: id,
    match_id: id,
    match_name: text,
    market_id: id,
    market_name: text,
    event_type: text,
    selection_name: text,
    ...handicapFields,
    odds: price,
    size: priceOrNull,
    stack: amount,
    liability: amountOrNull,
    profit: amountOrNull,
    p_l: amountOrNull,
    is_back: flag,
    is_fancy: flag,
    is_matched: flagUnlessDenied,
    winner_name: textOrNull,
    delete_status: count,
    deleted_reason: proseOrNull,
    createdAt: moment,
    result_settled_at: momentOrNull,
    reference: textOrNull,
  }),
  z.transform((wire): Bet => ({
    betId: wire.bet_id,
    sportId: wire.sport_id,
    matchId: wire.match_id,
    matchName: wire.match_name,
    marketId: wire.market_id,
    marketName: wire.market_name,
    selectionName: formatSelectionName(wire.selection_name, wire),
    kind: wire.is_fancy ? 'fancy' : inferMarketKind(wire.market_id),
    side: wire.is_back ? 'back' : 'lay',
    price: wire.odds,
    size: wire.size ?? 0,
    stake: wire.stack,
    liability: wire.liability ?? ZERO,
    profit: wire.profit ?? ZERO,
    result: wire.result_settled_at === null ? null : wire.p_l,
    matched: wire.is_matched,
    winnerName: wire.winner_name,
    state: states[wire.delete_status] ?? 'active',
    deletedReason: wire.deleted_reason,
    placedAt: wire.createdAt,
    settledAt: wire.result_settled_at,
    reference: wire.reference,
  })),
);

/**
 * Reads the bets in the response to a placement: a row, rows, or none. Drops rows that do not fit instead of failing,
 * because the bet stands anyway.
 */
export const placedBets = z.pipe(
  z.unknown(),
  z.transform((raw): readonly Bet[] =>
    (asList(raw) ?? [raw]).flatMap((row) => {
      const read = z.safeParse(betRow, row);
      return read.success ? [read.data] : [];
    }),
  ),
) as unknown as z.ZodMiniType<readonly Bet[], readonly z.input<typeof betRow>[] | null>;
/* @__PURE__ */ noteContent(placedBets, { kind: 'placed-bets', of: betRow });
