import { useQuery } from '@tanstack/react-query';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import { Card, ErrorPanel, Skeleton, Stack } from '#ui-kit';
import { responsibleGamblingQueries } from '../../api/queries.ts';
import { panelTexts } from '../../panel-texts.ts';
import { LoadingGroup } from '../ResponsibleGamblingPanel.styles.ts';
import { LimitCard } from './LimitCard.tsx';

const kinds = ['deposit', 'loss'] as const;

/** The limits that the exchange stores and enforces. */
export function LimitCards() {
  const query = useQuery(responsibleGamblingQueries.status());
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  if (data === undefined && error !== null) {
    return (
      <Card aria-label={panelTexts.limits.failed}>
        <ErrorPanel title={panelTexts.limits.failed} onRetry={() => void refetch()} busy={isFetching}>
          {describeReadError(error, panelTexts.description)}
        </ErrorPanel>
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <LoadingGroup role="group" aria-label={panelTexts.limits.loading} aria-busy>
        {kinds.map((name) => (
          <Card key={name} title={panelTexts.limits.kinds[name].title}>
            <Stack>
              <Skeleton width="40%" />
              <Skeleton variant="block" height="13rem" />
            </Stack>
          </Card>
        ))}
      </LoadingGroup>
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
