import { whyUnread } from '#shared/api/why.ts';
import { ErrorPanel } from '#ui-kit';

export interface FailedProps {
  /** What is missing, and what is said where the server says nothing. */
  words: { readonly title: string; readonly why: string };
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A list of the wallet that could not be read. */
export function Failed({ words, query: { error, isFetching, refetch } }: FailedProps) {
  return (
    <ErrorPanel title={words.title} onRetry={() => void refetch()} retrying={isFetching}>
      {whyUnread(error, words.why)}
    </ErrorPanel>
  );
}
