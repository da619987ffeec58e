import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { useRetriableRead } from '#shared/network/useRetriableRead.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  LiabilityTable,
  RefreshNotice,
  type RenderLink,
  Skeleton,
  Stack,
} from '#ui-kit';
import { positionQueries } from '../api/queries.ts';
import { groupExposuresBySport } from '../model/exposure-groups.ts';
import { texts } from '../texts.ts';
import { ExposureBars, getExposureKey } from './ExposureBars.tsx';
import { LoadingRows } from './Liabilities.styles.ts';

export interface LiabilitiesProps {
  /** Renders a row's link to its match. */
  link: RenderLink;
  /** Address of a match page. */
  toMatchHref: (sportId: string, matchId: string) => string;
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const ROWS_WHILE_LOADING = 6;

/** The liabilities card with its groups: docs/requirements.md#26-liabilities. */
export function Liabilities({ link, toMatchHref, nextStep }: LiabilitiesProps) {
  const query = useQuery(positionQueries.exposures());
  const { data, error, isFetching, refetch } = useRetriableRead(query);
  const refresh = (
    <Button
      size="small"
      icon={<RefreshCw size="1em" aria-hidden />}
      busy={isFetching}
      onClick={() => !isFetching && void refetch()}
    >
      {texts.refresh}
    </Button>
  );
  return (
    <Stack>
      <Card title={texts.card} action={refresh} padding="flush" aria-busy={isFetching}>
        {data === undefined ? (
          error === null ? (
            <LiabilitiesSkeleton />
          ) : (
            <LiabilitiesError error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )
        ) : null}
        {data !== undefined && error !== null && (
          <RefreshNotice tone="quiet" role="status">
            {texts.refreshFailed}
          </RefreshNotice>
        )}
        {data?.length === 0 && (
          <EmptyState title={texts.empty.title} action={nextStep}>
            {texts.empty.description}
          </EmptyState>
        )}
        {data !== undefined && data.length > 0 && (
          <Stack>
            {groupExposuresBySport(data).map(({ sportName, rows }) => (
              <LiabilityTable
                key={sportName}
                label={sportName}
                renderLink={link}
                rows={rows.map((row) => ({
                  id: getExposureKey(row),
                  href: toMatchHref(row.sportId, row.matchId),
                  matchName: row.matchName,
                  eventName: row.eventName,
                  exposure: row.exposure,
                }))}
              />
            ))}
          </Stack>
        )}
      </Card>
      {data !== undefined && <ExposureBars rows={data} />}
    </Stack>
  );
}

function LiabilitiesSkeleton() {
  return (
    <LoadingRows role="group" aria-label={texts.loading}>
      {Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => (
        <Skeleton key={row} width={row === 0 ? '30%' : '100%'} />
      ))}
    </LoadingRows>
  );
}

function LiabilitiesError({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorPanel title={texts.failed.title} onRetry={onRetry} busy={retrying}>
      {describeReadError(error, texts.failed.description)}
    </ErrorPanel>
  );
}
