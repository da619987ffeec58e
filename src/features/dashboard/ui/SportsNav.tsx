import { SideNav, type RenderLink } from '#ui-kit';
import { countSports, type MatchSummary, type SportCount } from '../model/match-board.ts';
import { unfiltered, type BoardFilter } from '../model/board-filter.ts';
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
  rows: readonly MatchSummary[] | null;
  /** Null away from the home list: no entry is current. */
  filter: BoardFilter | null;
  /** Where a filter of the board is opened. */
  hrefOf: (filter: BoardFilter) => string;
  /** Groups below the sports: own money, own bets. */
  extraGroups?: readonly { readonly title: string; readonly items: readonly NavItem[] }[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** A sport's competitions unfold under it once it is chosen. */
function buildSportItems(
  sport: SportCount,
  filter: BoardFilter | null,
  hrefOf: SportsNavProps['hrefOf'],
): readonly NavItem[] {
  const inPlayOnly = filter?.inPlayOnly ?? false;
  const isActive = filter?.sportId === sport.sportId;
  const hrefFor = (seriesId: string | null): string => hrefOf({ sportId: sport.sportId, seriesId, inPlayOnly });
  return [
    { href: hrefFor(null), name: sport.name, count: sport.matches, current: isActive && filter.seriesId === null },
    ...(isActive ? sport.competitions : []).map((competition) => ({
      href: hrefFor(competition.seriesId),
      name: competition.name,
      count: competition.matches,
      current: filter?.seriesId === competition.seriesId,
      depth: 1 as const,
    })),
  ];
}

/** The left column: sports with their competitions, then what the page adds. */
export function SportsNav({ rows, filter, hrefOf, extraGroups = [], link }: SportsNavProps) {
  const sports = countSports(rows ?? []);
  const inPlay = { ...unfiltered, inPlayOnly: true };
  const inPlayItem = {
    href: hrefOf(inPlay),
    name: texts.inPlay,
    count: sports.reduce((sum, sport) => sum + sport.inPlay, 0),
    current: filter?.inPlayOnly === true && filter.sportId === null,
  };
  const items =
    sports.length === 0 ? [] : [inPlayItem, ...sports.flatMap((sport) => buildSportItems(sport, filter, hrefOf))];
  return <SideNav label={texts.nav} groups={[{ title: texts.sports, items }, ...extraGroups]} link={link} />;
}
