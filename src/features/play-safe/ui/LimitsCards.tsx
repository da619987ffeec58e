import { useQuery } from '@tanstack/react-query';
import { whyUnread } from '#shared/api/why.ts';
import { Card, ErrorPanel, Skeleton } from '#ui-kit';
import { playQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { LimitCard } from './LimitCard.tsx';
import { Part, Waiting } from './PlaySafe.styles.ts';

const kinds = ['deposit', 'loss'] as const;

/** What the exchange itself keeps and enforces: limits. */
export function LimitsCards() {
  const { data, error, isFetching, refetch } = useQuery(playQueries.safety());
  if (data === undefined && error !== null) {
    return (
      <Card aria-label={texts.limits.failed}>
        <ErrorPanel title={texts.limits.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {whyUnread(error, texts.why)}
        </ErrorPanel>
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Waiting role="group" aria-label={texts.limits.loading} aria-busy>
        {kinds.map((name) => (
          <Card key={name} title={texts.limits.of(name).title}>
            <Part>
              <Skeleton width="40%" />
              <Skeleton shape="block" height="8rem" />
            </Part>
          </Card>
        ))}
      </Waiting>
    );
  }
  return (
    <>
      {kinds.map((kind) => (
        <LimitCard key={kind} kind={kind} state={data.limits[kind]} />
      ))}
    </>
  );
}
