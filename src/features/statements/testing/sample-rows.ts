/** The time of the sample statements. Milliseconds since 1970. */
export const STATEMENT_TIME = Date.parse('2026-03-14T13:05:00Z');

/** Creates a session row in wire format, one minute after the previous index. */
export const createStatementRow = (index: number, balance: number) => ({
  date: new Date(STATEMENT_TIME - (3 - index) * 60_000).toISOString(),
  description: `Cricket / Mumbai v Chennai / ${index} over run MUM / 41`,
  credit_debit: -100,
  balance,
  statement_type: 'betting',
  match_id: '30000001',
  event_id: `30000001_${index}`,
  type: 2,
  remark: '',
});

/** Number of rows in `longStatement`. */
export const LONG_STATEMENT_LENGTH = 10_000;
/** A statement that needs several pages of the server. */
export const longStatement = Array.from({ length: LONG_STATEMENT_LENGTH }, (_, index) => ({
  ...createStatementRow(index, 2_000_000 - (index + 1) * 100),
  date: new Date(STATEMENT_TIME - (LONG_STATEMENT_LENGTH - index) * 60_000).toISOString(),
  event_id: String(index),
}));
