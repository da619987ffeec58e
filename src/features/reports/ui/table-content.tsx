import type { ReactNode } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { EmptyState, ErrorPanel, type TableContent } from '#ui-kit';
import { texts } from '../texts.ts';

interface TitledText {
  readonly title: string;
  readonly description: string;
}

export interface ContentTexts {
  readonly none: TitledText;
  /** Shown when there are rows, but none matches the search. */
  readonly noneFound: TitledText;
  readonly failed: { readonly title: string };
}

export interface QueryState {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const renderEmptyState = ({ title, description }: TitledText, action?: ReactNode) => (
  <EmptyState title={title} action={action}>
    {description}
  </EmptyState>
);

/** Creates a table's content from a query and the rows made of its data. */
export function createTableContent<Row>(
  query: QueryState,
  rows: readonly Row[],
  contentTexts: ContentTexts,
  nextStep?: ReactNode,
): TableContent<Row> {
  if (query.data !== undefined)
    return {
      kind: 'rows',
      rows,
      busy: query.isFetching,
      empty:
        rows.length === 0 ? renderEmptyState(contentTexts.none, nextStep) : renderEmptyState(contentTexts.noneFound),
    };
  if (query.error === null) return { kind: 'loading' };
  const panel = (
    <ErrorPanel title={contentTexts.failed.title} onRetry={() => void query.refetch()} busy={query.isFetching}>
      {describeReadError(query.error, texts.description)}
    </ErrorPanel>
  );
  return { kind: 'failed', panel };
}

export const createNoDaysContent = <Row,>(): TableContent<Row> => ({
  kind: 'rows',
  rows: [],
  empty: renderEmptyState(texts.noDays),
});
