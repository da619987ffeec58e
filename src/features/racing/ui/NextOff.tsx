import type { Race } from '#shared/api/contract/market.ts';
import { formatCountdown } from '#shared/format/countdown.ts';
import { formatWhen } from '#shared/format/when.ts';
import type { RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { Left, Next, NextList, NextTitle, Venue } from './RacingBoard.styles.ts';

export interface NextOffProps {
  /** The nearest first. */
  races: readonly Race[];
  /** Milliseconds. */
  now: number;
  raceHref: (sportId: string, matchId: string) => string;
  link: RenderLink;
}

/** The next races, counted down to the off. */
export function NextOff({ races, now, raceHref, link }: NextOffProps) {
  if (races.length === 0) return null;
  return (
    <section aria-labelledby="next-off">
      <NextTitle id="next-off">{texts.nextOff}</NextTitle>
      <NextList>
        {races.map((race, place) => (
          <Next key={race.matchId} data-place={place === 0 ? 'first' : undefined}>
            {link({
              href: raceHref(race.sportId, race.matchId),
              className: '',
              children: (
                <>
                  <Venue>{race.venue}</Venue>
                  <span>{formatWhen(race.startsAt, 'time')}</span>
                  <Left role="timer">{texts.in(formatCountdown(race.startsAt, now) ?? '')}</Left>
                </>
              ),
            })}
          </Next>
        ))}
      </NextList>
    </section>
  );
}
