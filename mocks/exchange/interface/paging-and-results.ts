/** One page of a list: `limit` rows, pages counted from 1. */
export interface PagingParams {
  readonly page?: number;
  readonly limit?: number;
}

export interface PagedRows<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly page: number;
}

/** Period between two ISO 8601 moments, both inclusive. */
export interface TimeSpan {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Result of a call that changes something besides bets. The app shows the message to the user. */
export type ActionResult =
  { readonly kind: 'done'; readonly message: string } | { readonly kind: 'refused'; readonly message: string };
