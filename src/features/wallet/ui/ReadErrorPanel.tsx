import { describeReadError } from '#shared/api/describe-failure.ts';
import { ErrorPanel } from '#ui-kit';

export interface ReadErrorPanelProps {
  /** What is missing, and what is said where the server says nothing. */
  message: { readonly title: string; readonly why: string };
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A list of the wallet that could not be read. */
export function ReadErrorPanel({ message, query: { error, isFetching, refetch } }: ReadErrorPanelProps) {
  return (
    <ErrorPanel title={message.title} onRetry={() => void refetch()} retrying={isFetching}>
      {describeReadError(error, message.why)}
    </ErrorPanel>
  );
}
