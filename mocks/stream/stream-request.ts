import * as z from 'zod/mini';

const MOST_IDS = 400;
const ids = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS));
const id = z._default(z.int(), 0);
const heartbeatMs = z._default(z.number().check(z.gte(500), z.lte(5000)), 5000);
const clk = z.optional(z.string());
/** Least milliseconds between two messages with changes. */
const conflateMs = z._default(z.number().check(z.gte(0), z.lte(120_000)), 0);
/** Best offers of each side. The exchange has no more than three. */
const marketDataFilter = z._default(z.object({ ladderLevels: z._default(z.int().check(z.gte(1), z.lte(10)), 3) }), {
  ladderLevels: 3,
});
/** Schema of every request of a client. */
export const requestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('authentication'), id, token: z.string() }),
  z.object({ op: z.literal('heartbeat'), id }),
  z.object({
    op: z.literal('marketSubscription'),
    id,
    marketFilter: z.object({ marketIds: ids }),
    marketDataFilter,
    heartbeatMs,
    conflateMs,
    clk,
  }),
  z.object({
    op: z.literal('fancySubscription'),
    id,
    matchFilter: z.object({ matchIds: ids }),
    heartbeatMs,
    conflateMs,
    clk,
  }),
  z.object({ op: z.literal('matchSubscription'), id, matchFilter: z.object({ matchIds: ids }) }),
  z.object({ op: z.literal('orderSubscription'), id }),
]);

export type StreamRequest = z.infer<typeof requestSchema>;

/** Reads a message of the client. Null when it is not a valid request. */
export function parseRequest(text: string): StreamRequest | null {
  try {
    const read = requestSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
