import type { Money } from '#shared/domain/money/money.ts';
import type { PagedRows, PagingParams, TimeSpan } from './paging-and-results.ts';

export type EntryKind = 'opening' | 'deposit' | 'withdrawal' | 'betting' | 'commission' | 'casino';

/** Statement row. `balance` is the cash after it, before exposure. */
export interface LedgerRow {
  readonly entryId: string;
  readonly at: string;
  readonly description: string;
  readonly amount: Money;
  readonly balance: Money;
  readonly kind: EntryKind;
  readonly matchId: string | null;
  /** Market or fancy id. */
  readonly eventId: string | null;
  /** 1: a market, 2: a fancy, 0: neither. */
  readonly type: 0 | 1 | 2;
  readonly remark: string;
}

export interface SportProfitRow {
  readonly sportId: string;
  readonly sportName: string;
  readonly type: 1 | 2;
  readonly total: Money;
  readonly commission: Money;
}

export interface EventProfitRow {
  readonly matchDate: string;
  readonly sportName: string;
  readonly seriesName: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly type: 1 | 2;
  readonly winnerName: string;
  readonly net: Money;
  readonly commission: Money;
}

export interface LedgerService {
  /** Returns rows oldest first. The opening balance plus the rows of all pages is the closing balance. */
  getStatement(
    userId: string,
    filter: TimeSpan &
      PagingParams & { readonly kinds?: readonly EntryKind[] | null; readonly sportId?: string | null },
  ): PagedRows<LedgerRow> & { readonly opening: Money; readonly closing: Money };
  getSportsProfit(userId: string, timeSpan: TimeSpan): readonly SportProfitRow[];
  getEventsProfit(
    userId: string,
    filter: TimeSpan & PagingParams & { readonly sportId?: string | null; readonly matchId?: string | null },
  ): PagedRows<EventProfitRow>;
  /**
   * Records cash that no bet caused. A withdrawal's amount is positive; a casino amount carries its sign. False when it
   * exceeds the available balance.
   */
  post(
    userId: string,
    entry: {
      readonly kind: 'deposit' | 'withdrawal' | 'casino';
      readonly amount: Money;
      readonly description: string;
      readonly remark?: string;
    },
  ): Promise<boolean>;
}
