import { RefreshNotice } from '#ui-kit';
import { texts } from '../texts.ts';
import type { QueryState } from './table-content.tsx';

/** Says that rows on screen are from an earlier read. Without rows, the table itself shows the failure. */
export function LateNotice({ query: { data, error } }: { query: Pick<QueryState, 'data' | 'error'> }) {
  return data !== undefined && error !== null && <RefreshNotice role="status">{texts.late}</RefreshNotice>;
}
