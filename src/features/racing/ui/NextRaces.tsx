import { describeReadError } from '#shared/api/describe-failure.ts';
import { formatCountdown } from '#shared/format/countdown.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Card, type CardProps, EmptyState, ErrorPanel, type RenderLink, Skeleton, Stack, Timestamp } from '#ui-kit';
import { useRaces } from '../api/queries.ts';
import { selectNextRaces } from '../model/race-card.ts';
import { texts } from '../texts.ts';
import { RaceItem, RaceRowSkeleton, TimeLeft } from './NextRaces.styles.ts';

export interface NextRacesProps extends Pick<CardProps, 'action'> {
  /** Number of races, both sports together. */
  limit: number;
  /** Address of a race page. */
  toRaceHref: (sportId: string, matchId: string) => string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

/** The next races of all racing sports in one list with countdowns, for pages about other topics. */
export function NextRaces({ limit, toRaceHref, link, action }: NextRacesProps) {
  const horses = useRaces('7');
  const greyhounds = useRaces('4339');
  const queries = [horses, greyhounds];
  const now = useCurrentTime(SECOND_MS);
  const races = selectNextRaces(
    queries.flatMap(({ data }) => data ?? []),
    now,
    limit,
  );
  const hasFailed = queries.every(({ data, error }) => data === undefined && error !== null);
  const isLoading = !hasFailed && queries.some(({ data, error }) => data === undefined && error === null);
  return (
    <Card title={texts.nextRaces} padding="flush" {...(action === undefined ? {} : { action })} aria-busy={isLoading}>
      {hasFailed && (
        <ErrorPanel
          title={texts.failed}
          busy={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        >
          {describeReadError(queries[0]?.error, texts.failedNext)}
        </ErrorPanel>
      )}
      {isLoading && (
        <Stack as="ol" gap="none" aria-label={texts.loading}>
          {Array.from({ length: limit }, (_, row) => (
            <RaceItem key={row}>
              <RaceRowSkeleton>
                <Skeleton width="70%" />
              </RaceRowSkeleton>
            </RaceItem>
          ))}
        </Stack>
      )}
      {!hasFailed && !isLoading && races.length === 0 && (
        <EmptyState title={texts.noRaces}>{texts.noRacesHint}</EmptyState>
      )}
      {!isLoading && races.length > 0 && (
        <Stack as="ol" gap="none" aria-label={texts.nextRaces}>
          {races.map((race) => (
            <RaceItem key={race.matchId}>
              {link({
                href: toRaceHref(race.sportId, race.matchId),
                className: '',
                children: (
                  <>
                    <Timestamp at={race.startsAt} pattern="time" />
                    <span>{race.venue}</span>
                    <TimeLeft role="timer">{texts.in({ left: formatCountdown(race.startsAt, now) ?? '' })}</TimeLeft>
                  </>
                ),
              })}
            </RaceItem>
          ))}
        </Stack>
      )}
    </Card>
  );
}
