import * as z from 'zod/mini';
import { jsonEntry } from './entry.ts';
import { sessionRoom } from './room.ts';
import { whole } from './whole.ts';

/** What the statement pop-up is told of the row it was opened from. */
const schema = z.object({
  eventId: z.string(),
  type: z.string(),
  matchName: z.string(),
  eventName: z.string(),
  winnerName: z.nullable(z.string()),
  /** Hundredths of the account currency. */
  netProfit: whole(),
});

export type StatementDetail = z.output<typeof schema>;

const entry = (vid: string) => jsonEntry(sessionRoom, `statement@1:${vid}`, schema);

export const leaveStatement = (vid: string, detail: StatementDetail): void => entry(vid).write(detail);

/** Read once, then removed (specification 2, statement detail page): the second call with the same VID gives null. */
export function takeStatement(vid: string): StatementDetail | null {
  const detail = entry(vid).read();
  entry(vid).remove();
  return detail;
}
