import { useMemo, type ReactNode } from 'react';
import type { Race } from '#shared/api/contract/market.ts';
import { whyUnread } from '#shared/api/why.ts';
import { EmptyState, ErrorPanel, Skeleton, Tabs, type RenderLink } from '#ui-kit';
import { useRaces } from '../api/races.ts';
import { arrangeCard, nextOff } from '../model/card.ts';
import { racingSports, type RacingSport } from '../model/sport.ts';
import { texts } from '../texts.ts';
import { NextOff } from './NextOff.tsx';
import { Page, Title, Waiting } from './RacingBoard.styles.ts';
import { RaceCard } from './RaceCard.tsx';
import { useSecond } from './use-second.ts';

export interface RacingBoardProps {
  /** Which racing is shown. */
  sport: RacingSport;
  /** The racing chosen. */
  onSport: (sport: RacingSport) => void;
  /** Where a race is opened. */
  raceHref: (sportId: string, matchId: string) => string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** The page's name: its heading, and the browser's tab. */
export const racingTitle = (sport: RacingSport): string => texts.sport(sport);

const tabs = racingSports.map((id) => ({ id, name: texts.sport(id) }));
const NEXT_SHOWN = 4;
const WAITING_ROWS = [0, 1, 2, 3, 4, 5];

/** Today's races by country and course, and how long until the next ones. */
export function RacingBoard({ sport, onSport, ...places }: RacingBoardProps) {
  return (
    <Page>
      <Title tabIndex={-1}>{texts.page}</Title>
      <Tabs label={texts.sports} tabs={tabs} selected={sport} onSelect={onSport}>
        <Races sport={sport} {...places} />
      </Tabs>
    </Page>
  );
}

function Races({ sport, ...places }: Omit<RacingBoardProps, 'onSport'>): ReactNode {
  const { data, error, isFetching, refetch } = useRaces(sport);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
        {whyUnread(error, texts.failedNext)}
      </ErrorPanel>
    );
  }
  if (data === undefined) {
    return (
      <Waiting role="group" aria-busy aria-label={texts.loading}>
        {WAITING_ROWS.map((row) => (
          <Skeleton key={row} shape="block" height="4rem" />
        ))}
      </Waiting>
    );
  }
  if (data.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingNext}</EmptyState>;
  return <Filled races={data} {...places} />;
}

function Filled({ races, raceHref, link }: Pick<RacingBoardProps, 'raceHref' | 'link'> & { races: readonly Race[] }) {
  const now = useSecond();
  const card = useMemo(() => arrangeCard(races, texts.countryName), [races]);
  const next = nextOff(races, now, NEXT_SHOWN);
  return (
    <Page>
      <NextOff races={next} now={now} raceHref={raceHref} link={link} />
      <RaceCard countries={card} nextId={next[0]?.matchId ?? null} raceHref={raceHref} link={link} />
    </Page>
  );
}
