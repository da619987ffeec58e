import { type ReactNode, useMemo } from 'react';
import type { Race } from '#shared/api/contract/markets/races.ts';
import { describeReadError } from '#shared/api/describe-failure.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { EmptyState, ErrorPanel, type RenderLink, Skeleton, Stack, Tabs } from '#ui-kit';
import { useRaces } from '../../api/queries.ts';
import { getCountryName } from '../../model/country-name.ts';
import { createRaceCard, selectNextRaces } from '../../model/race-card.ts';
import { type RacingSport, racingSports } from '../../model/racing-sport.ts';
import { texts } from '../../texts.ts';
import { NextOff } from './NextOff.tsx';
import { RaceCard } from './RaceCard.tsx';
import { LoadingRows, PageTitle } from './RacingBoard.styles.ts';

export interface RacingBoardProps {
  /** The racing sport on screen. */
  sport: RacingSport;
  /** Called with the racing sport that the user selects. */
  onSport: (sport: RacingSport) => void;
  /** Address of a race page. */
  toRaceHref: (sportId: string, matchId: string) => string;
  /** Renders the links: the app uses its router, a story plain links. */
  link: RenderLink;
}

/** The page's title, for its heading and the browser's tab. */
export const formatRacingTitle = (sport: RacingSport): string => texts.sport[sport];

const NEXT_RACE_COUNT = 4;
const LOADING_ROW_KEYS = [0, 1, 2, 3, 4, 5];

/** Today's races by country and course, with countdowns to the next ones. */
export function RacingBoard({ sport, onSport, ...links }: RacingBoardProps) {
  const tabs = racingSports.map((id) => ({ id, name: texts.sport[id] }));
  return (
    <Stack>
      <PageTitle tabIndex={-1}>{texts.page}</PageTitle>
      <Tabs label={texts.sports} tabs={tabs} selected={sport} onSelect={onSport}>
        <RacesOfSport sport={sport} {...links} />
      </Tabs>
    </Stack>
  );
}

function RacesOfSport({ sport, ...links }: Omit<RacingBoardProps, 'onSport'>): ReactNode {
  const { data, error, isFetching, refetch } = useRaces(sport);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.failed} busy={isFetching} onRetry={() => void refetch()}>
        {describeReadError(error, texts.failedNext)}
      </ErrorPanel>
    );
  }
  if (data === undefined) {
    return (
      <LoadingRows role="group" aria-busy aria-label={texts.loading}>
        {LOADING_ROW_KEYS.map((row) => (
          <Skeleton key={row} variant="block" height="4rem" />
        ))}
      </LoadingRows>
    );
  }
  if (data.length === 0) return <EmptyState title={texts.noRaces}>{texts.noRacesHint}</EmptyState>;
  return <LoadedRaces races={data} {...links} />;
}

function LoadedRaces({
  races,
  toRaceHref,
  link,
}: Pick<RacingBoardProps, 'toRaceHref' | 'link'> & { races: readonly Race[] }) {
  const now = useCurrentTime(SECOND_MS);
  const countries = useMemo(() => createRaceCard(races, getCountryName), [races]);
  const nextRaces = selectNextRaces(races, now, NEXT_RACE_COUNT);
  return (
    <Stack>
      <NextOff races={nextRaces} now={now} toRaceHref={toRaceHref} link={link} />
      <RaceCard countries={countries} nextRaceId={nextRaces[0]?.matchId ?? null} toRaceHref={toRaceHref} link={link} />
    </Stack>
  );
}
