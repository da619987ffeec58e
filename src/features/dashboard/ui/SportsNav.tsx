import { SideNav, type RenderLink } from '#ui-kit';
import { countSports, type Listed, type SportCount } from '../model/board.ts';
import { everything, type BoardFilter } from '../model/filter.ts';
import { texts } from '../texts.ts';

interface NavItem {
  readonly href: string;
  readonly name: string;
  readonly count?: number;
  readonly current?: boolean;
  readonly depth?: 0 | 1;
}

export interface SportsNavProps {
  /** Null while nothing is known of the home list. */
  rows: readonly Listed[] | null;
  /** Null away from the home list: no entry is current. */
  filter: BoardFilter | null;
  /** Where a filter of the board is opened. */
  hrefOf: (filter: BoardFilter) => string;
  /** Groups below the sports: own money, own bets. */
  more?: readonly { readonly title: string; readonly items: readonly NavItem[] }[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** A sport's competitions unfold under it once it is chosen. */
function itemsOf(sport: SportCount, filter: BoardFilter | null, hrefOf: SportsNavProps['hrefOf']): readonly NavItem[] {
  const inPlayOnly = filter?.inPlayOnly ?? false;
  const chosen = filter?.sportId === sport.sportId;
  const to = (seriesId: string | null): string => hrefOf({ sportId: sport.sportId, seriesId, inPlayOnly });
  return [
    { href: to(null), name: sport.name, count: sport.matches, current: chosen && filter.seriesId === null },
    ...(chosen ? sport.competitions : []).map((competition) => ({
      href: to(competition.seriesId),
      name: competition.name,
      count: competition.matches,
      current: filter?.seriesId === competition.seriesId,
      depth: 1 as const,
    })),
  ];
}

/** The left column: sports with their competitions, then what the page adds. */
export function SportsNav({ rows, filter, hrefOf, more = [], link }: SportsNavProps) {
  const sports = countSports(rows ?? []);
  const inPlay = { ...everything, inPlayOnly: true };
  const now = {
    href: hrefOf(inPlay),
    name: texts.inPlay,
    count: sports.reduce((sum, sport) => sum + sport.inPlay, 0),
    current: filter?.inPlayOnly === true && filter.sportId === null,
  };
  const items = sports.length === 0 ? [] : [now, ...sports.flatMap((sport) => itemsOf(sport, filter, hrefOf))];
  return <SideNav label={texts.nav} groups={[{ title: texts.sports, items }, ...more]} link={link} />;
}
