import { whyUnread } from '#shared/api/why.ts';
import { Card, EmptyState, ErrorPanel, Skeleton, When, type CardProps, type RenderLink } from '#ui-kit';
import { formatCountdown } from '#shared/format/countdown.ts';
import { useRaces } from '../api/races.ts';
import { nextOff } from '../model/card.ts';
import { texts } from '../texts.ts';
import { Bone, Left, Off, Offs } from './NextRaces.styles.ts';
import { useSecond } from './use-second.ts';

export interface NextRacesProps extends Pick<CardProps, 'action'> {
  /** How many races of both sports together. */
  most: number;
  /** Where a race is opened. */
  raceHref: (sportId: string, matchId: string) => string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** The next races of every racing sport in one list, counted down, for pages that are about something else. */
export function NextRaces({ most, raceHref, link, action }: NextRacesProps) {
  const asked = [useRaces('7'), useRaces('4339')];
  const now = useSecond();
  const races = nextOff(asked.flatMap(({ data }) => data ?? []), now, most);
  const failed = asked.every(({ data, error }) => data === undefined && error !== null);
  const waiting = !failed && asked.some(({ data, error }) => data === undefined && error === null);
  return (
    <Card title={texts.nextRaces} padding="flush" {...(action === undefined ? {} : { action })} aria-busy={waiting}>
      {failed && (
        <ErrorPanel title={texts.failed} retrying={asked.some(({ isFetching }) => isFetching)} onRetry={() => asked.forEach(({ refetch }) => void refetch())}>
          {whyUnread(asked[0]?.error, texts.failedNext)}
        </ErrorPanel>
      )}
      {waiting && (
        <Offs aria-label={texts.loading}>
          {Array.from({ length: most }, (_, row) => (
            <Off key={row}>
              <Bone>
                <Skeleton width="70%" />
              </Bone>
            </Off>
          ))}
        </Offs>
      )}
      {!failed && !waiting && races.length === 0 && <EmptyState title={texts.nothing}>{texts.nothingNext}</EmptyState>}
      {!waiting && races.length > 0 && (
        <Offs aria-label={texts.nextRaces}>
          {races.map((race) => (
            <Off key={race.matchId}>
              {link({
                href: raceHref(race.sportId, race.matchId),
                className: '',
                children: (
                  <>
                    <When at={race.startsAt} pattern="time" />
                    <span>{race.venue}</span>
                    <Left role="timer">{texts.in(formatCountdown(race.startsAt, now) ?? '')}</Left>
                  </>
                ),
              })}
            </Off>
          ))}
        </Offs>
      )}
    </Card>
  );
}
