import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { dateRangeRequest, emptyPage, paged, pageRequest } from '../schema/paged.ts';
import { amount, count, moment, rowText, text, textOrNull } from '../schema/wire-types.ts';

const statementRow = z.pipe(
  z.object({
    date: moment,
    description: rowText,
    credit_debit: amount,
    balance: amount,
    statement_type: text,
    match_id: textOrNull,
    event_id: textOrNull,
    type: count,
    remark: rowText,
  }),
  z.transform((wire) => ({
    at: wire.date,
    description: wire.description,
    amount: wire.credit_debit,
    balance: wire.balance,
    kind: wire.statement_type,
    matchId: wire.match_id,
    /** The market id, or with `of: 'fancy'` the fancy id. */
    eventId: wire.event_id,
    of: wire.type === 2 ? ('fancy' as const) : wire.type === 1 ? ('market' as const) : ('account' as const),
    remark: wire.remark,
  })),
);

export type StatementRow = z.output<typeof statementRow>;

/** Reads the account's cash movements, oldest first. A row's balance less its amount is the balance before it. */
export const statements = endpoint({
  method: 'POST',
  path: '/account/statements',
  access: 'session',
  encoding: 'json',
  responseShape: 'envelope',
  timeoutMs: 30_000,
  emptyResponse: emptyPage,
  request: z.object({
    ...dateRangeRequest,
    statement_type: z.optional(z.nullable(z.string())),
    sport_id: z.optional(z.nullable(z.string())),
    ...pageRequest,
  }),
  response: paged(statementRow),
});
