import * as z from 'zod/mini';
import { amountOrNull, id, moment, priceOrNull, text } from '../schema/wire-types.ts';

/** A settled casino round of the bettor. Amounts are the casino's own, before the multiplier of the rules. */
export const casinoBetRow = z.pipe(
  z.object({
    roundId: id,
    matchName: text,
    operatorId: text,
    runnerName: text,
    odds: priceOrNull,
    stake: amountOrNull,
    pnl: amountOrNull,
    createdAt: moment,
  }),
  z.transform((wire) => ({
    roundId: wire.roundId,
    matchName: wire.matchName,
    operatorId: wire.operatorId,
    runnerName: wire.runnerName,
    price: wire.odds,
    stake: wire.stake,
    result: wire.pnl,
    placedAt: wire.createdAt,
  })),
);

export type CasinoBet = z.output<typeof casinoBetRow>;
