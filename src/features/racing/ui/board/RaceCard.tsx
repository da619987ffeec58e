import { memo } from 'react';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Card, Cluster, type RenderLink, VisuallyHidden } from '#ui-kit';
import { getRaceState, type Racecourse, type RaceState, type RacingCountry } from '../../model/race-card.ts';
import { texts } from '../../texts.ts';
import { CourseRow, RaceMark, RaceTime, VenueName } from './RacingBoard.styles.ts';

const isMarked = (state: RaceState): state is keyof typeof texts.marks => Object.hasOwn(texts.marks, state);

export interface RaceCardProps {
  countries: readonly RacingCountry[];
  /** The race that starts next of all. */
  nextRaceId: string | null;
  toRaceHref: (sportId: string, matchId: string) => string;
  link: RenderLink;
}

/** Courses as rows, their races as start times. It has no countdown, so it does not render every second. */
export const RaceCard = memo(function RaceCard({ countries, ...shared }: RaceCardProps) {
  return countries.map((country) => (
    <Card key={country.code} title={country.name} padding="flush">
      {country.courses.map((course) => (
        <CourseRaces key={course.venue} course={course} {...shared} />
      ))}
    </Card>
  ));
});

function CourseRaces({
  course,
  nextRaceId,
  toRaceHref,
  link,
}: Omit<RaceCardProps, 'countries'> & { course: Racecourse }) {
  return (
    <CourseRow>
      <VenueName as="h3">{course.venue}</VenueName>
      <Cluster as="ul" gap="small">
        {course.races.map((race) => {
          const state = getRaceState(race, nextRaceId);
          const time = formatTimestamp(race.startsAt, 'time') ?? '';
          const mark = isMarked(state) ? texts.marks[state] : null;
          return (
            <RaceTime key={race.matchId} data-state={state}>
              {link({
                href: toRaceHref(race.sportId, race.matchId),
                className: '',
                children: (
                  <>
                    <VisuallyHidden>
                      {texts.race({ venue: course.venue, time, state: texts.states[state] })}
                    </VisuallyHidden>
                    <span aria-hidden>{time}</span>
                    {mark !== null && <RaceMark aria-hidden>{mark}</RaceMark>}
                  </>
                ),
              })}
            </RaceTime>
          );
        })}
      </Cluster>
    </CourseRow>
  );
}
