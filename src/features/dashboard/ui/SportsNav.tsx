import { findSportKind, type RenderLink, SideNav, type SideNavItem, SportIcon } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { countSports, type MatchSummary, type SportCount, usualSportIds } from '../model/match-board.ts';
import { texts } from '../texts.ts';

export interface SportsNavProps {
  /** Matches of the home list; null until it has loaded. Until then, the usual sports are listed without counts. */
  rows: readonly MatchSummary[] | null;
  /** Null on other pages: no entry is current. */
  filter: BoardFilter | null;
  /** Builds the address of the board with a filter. */
  toHref: (filter: BoardFilter) => string;
  /** Groups below the sports, such as wallet and bets. */
  extraGroups?: readonly { readonly title: string; readonly items: readonly SideNavItem[] }[];
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

/** Lists the sports. The chosen sport also lists its competitions. */
function buildSportItems(
  sport: SportCount,
  filter: BoardFilter | null,
  toHref: SportsNavProps['toHref'],
): readonly SideNavItem[] {
  const isInPlayOnly = filter?.isInPlayOnly ?? false;
  const isActive = filter?.sportId === sport.sportId;
  const toSeriesHref = (seriesId: string | null): string => toHref({ sportId: sport.sportId, seriesId, isInPlayOnly });
  return [
    {
      href: toSeriesHref(null),
      name: sport.name,
      icon: <SportIcon sport={findSportKind(sport.sportId, sport.name)} />,
      count: sport.matches,
      current: isActive && filter.seriesId === null,
    },
    ...(isActive ? sport.competitions : []).map((competition) => ({
      href: toSeriesHref(competition.seriesId),
      name: competition.name,
      count: competition.matches,
      current: filter?.seriesId === competition.seriesId,
      depth: 1 as const,
    })),
  ];
}

/** Lists the sports that nearly every exchange has, so that nothing moves when the matches arrive. */
const listUsualSports = ({ filter, toHref }: Pick<SportsNavProps, 'filter' | 'toHref'>): readonly SideNavItem[] =>
  usualSportIds.map((sportId) => ({
    href: toHref({ ...unfiltered, sportId }),
    name: texts.usualSports[sportId],
    icon: <SportIcon sport={findSportKind(sportId)} />,
    current: filter?.sportId === sportId,
  }));

/** Sidebar with sports and competitions, then the groups of the page. */
export function SportsNav({ rows, filter, toHref, extraGroups = [], link }: SportsNavProps) {
  const sports = rows === null ? null : countSports(rows);
  const inPlay = { ...unfiltered, isInPlayOnly: true };
  const inPlayItem = {
    href: toHref(inPlay),
    name: texts.inPlay,
    icon: <SportIcon sport="in-play" />,
    ...(sports !== null && { count: sports.reduce((sum, sport) => sum + sport.inPlay, 0) }),
    current: filter?.isInPlayOnly === true && filter.sportId === null,
  };
  const sportItems =
    sports === null
      ? listUsualSports({ filter, toHref })
      : sports.flatMap((sport) => buildSportItems(sport, filter, toHref));
  const items = sportItems.length === 0 ? [] : [inPlayItem, ...sportItems];
  return <SideNav label={texts.nav} groups={[{ title: texts.sports, items }, ...extraGroups]} renderLink={link} />;
}
