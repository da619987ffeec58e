import { memo } from 'react';
import { formatWhen } from '#shared/format/when.ts';
import { Card, VisuallyHidden, type RenderLink } from '#ui-kit';
import { raceState, type Country, type Course } from '../model/card.ts';
import { texts } from '../texts.ts';
import { CourseRow, Mark, Off, Offs, Venue } from './RacingBoard.styles.ts';

export interface RaceCardProps {
  countries: readonly Country[];
  /** The race that is off next of all. */
  nextId: string | null;
  raceHref: (sportId: string, matchId: string) => string;
  link: RenderLink;
}

/** Courses as rows, their races as times. Nothing here counts: a second that passes renders none of it. */
export const RaceCard = memo(function RaceCard({ countries, ...shared }: RaceCardProps) {
  return countries.map((country) => (
    <Card key={country.code} title={country.name} padding="flush">
      {country.courses.map((course) => (
        <CourseOf key={course.venue} course={course} {...shared} />
      ))}
    </Card>
  ));
});

function CourseOf({ course, nextId, raceHref, link }: Omit<RaceCardProps, 'countries'> & { course: Course }) {
  return (
    <CourseRow>
      <Venue as="h3">{course.venue}</Venue>
      <Offs>
        {course.races.map((race) => {
          const state = raceState(race, nextId);
          const time = formatWhen(race.startsAt, 'time') ?? '';
          const mark = texts.mark(state);
          return (
            <Off key={race.matchId} data-state={state}>
              {link({
                href: raceHref(race.sportId, race.matchId),
                className: '',
                children: (
                  <>
                    <VisuallyHidden>{texts.race(course.venue, time, state)}</VisuallyHidden>
                    <span aria-hidden>{time}</span>
                    {mark !== null && <Mark aria-hidden>{mark}</Mark>}
                  </>
                ),
              })}
            </Off>
          );
        })}
      </Offs>
    </CourseRow>
  );
}
