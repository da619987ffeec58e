/** Filter of a list request. */
export interface RequestFilter {
  /** The API's name for deposits or withdrawals; null for both. */
  readonly type: 'DEPOSIT' | 'WITHDRAW' | null;
  /** ISO 8601 times, both inclusive; null for an open end. */
  readonly from: string | null;
  readonly to: string | null;
  /** Page number, from 1. */
  readonly page: number;
  readonly limit: number;
}
