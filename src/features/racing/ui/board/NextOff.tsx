import type { Race } from '#shared/api/contract/markets/races.ts';
import { formatCountdown } from '#shared/format/countdown.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import type { RenderLink } from '#ui-kit';
import { texts } from '../../texts.ts';
import { NextOffItem, NextOffList, NextOffTitle, TimeLeft, VenueName } from './RacingBoard.styles.ts';

export interface NextOffProps {
  /** Sorted by start, nearest first. */
  races: readonly Race[];
  /** Milliseconds since 1970. */
  now: number;
  toRaceHref: (sportId: string, matchId: string) => string;
  link: RenderLink;
}

/** The next races, with countdowns to the start. */
export function NextOff({ races, now, toRaceHref, link }: NextOffProps) {
  if (races.length === 0) return null;
  return (
    <section aria-labelledby="next-off">
      <NextOffTitle id="next-off">{texts.nextOff}</NextOffTitle>
      <NextOffList>
        {races.map((race, index) => (
          <NextOffItem key={race.matchId} data-place={index === 0 ? 'first' : undefined}>
            {link({
              href: toRaceHref(race.sportId, race.matchId),
              className: '',
              children: (
                <>
                  <VenueName>{race.venue}</VenueName>
                  <span>{formatTimestamp(race.startsAt, 'time')}</span>
                  <TimeLeft role="timer">{texts.in({ left: formatCountdown(race.startsAt, now) ?? '' })}</TimeLeft>
                </>
              ),
            })}
          </NextOffItem>
        ))}
      </NextOffList>
    </section>
  );
}
