/** Which requests a list asks for. */
export interface RequestFilter {
  /** The wire's word for deposits or withdrawals; null is both. */
  readonly type: 'DEPOSIT' | 'WITHDRAW' | null;
  /** ISO 8601 moments, both inclusive; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}
