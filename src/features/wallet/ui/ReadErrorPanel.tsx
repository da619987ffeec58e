import { describeReadError } from '#shared/api/describe-failure.ts';
import type { RetriableRead } from '#shared/network/useRetriableRead.ts';
import { ErrorPanel } from '#ui-kit';

export interface ReadErrorPanelProps {
  /** Title, and the text for failures without a message from the server. */
  message: { readonly title: string; readonly description: string };
  query: Omit<RetriableRead<unknown>, 'data'>;
}

/** Replaces a list of the wallet that failed to load. */
export function ReadErrorPanel({ message, query: { error, isFetching, refetch } }: ReadErrorPanelProps) {
  return (
    <ErrorPanel title={message.title} onRetry={() => void refetch()} busy={isFetching}>
      {describeReadError(error, message.description)}
    </ErrorPanel>
  );
}
