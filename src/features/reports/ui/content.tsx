import { whyUnread } from '#shared/api/why.ts';
import { EmptyState, ErrorPanel, type TableContent } from '#ui-kit';
import { texts } from '../texts.ts';

interface Words {
  readonly title: string;
  readonly why: string;
}

export interface ContentWords {
  readonly none: Words;
  /** Where there are rows and none fits the search. */
  readonly noneFound: Words;
  readonly failed: { readonly title: string };
}

interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const blank = ({ title, why }: Words) => <EmptyState title={title}>{why}</EmptyState>;

/** What a report's table shows of a query and the rows made of its answer. */
export function contentOf<Row>(asked: Asked, rows: readonly Row[], words: ContentWords): TableContent<Row> {
  if (asked.data !== undefined) return { kind: 'rows', rows, busy: asked.isFetching, empty: blank(rows.length === 0 ? words.none : words.noneFound) };
  if (asked.error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={words.failed.title} onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
      {whyUnread(asked.error, texts.why)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}

export const withoutDays = <Row,>(): TableContent<Row> => ({ kind: 'rows', rows: [], empty: blank(texts.noDays) });
