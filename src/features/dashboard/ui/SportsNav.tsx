import { type RenderLink, SideNav } from '#ui-kit';
import { type BoardFilter, unfiltered } from '../model/board-filter.ts';
import { countSports, type MatchSummary, type SportCount, usualSportIds } from '../model/match-board.ts';
import { texts } from '../texts.ts';

interface NavItem {
  readonly href: string;
  readonly name: string;
  readonly count?: number;
  readonly current?: boolean;
  readonly depth?: 0 | 1;
}

export interface SportsNavProps {
  /** Matches of the home list; null until it has loaded. Until then, the usual sports are listed without counts. */
  rows: readonly MatchSummary[] | null;
  /** Null on other pages: no entry is current. */
  filter: BoardFilter | null;
  /** Builds the address of the board with a filter. */
  hrefOf: (filter: BoardFilter) => string;
  /** Groups below the sports, such as wallet and bets. */
  extraGroups?: readonly { readonly title: string; readonly items: readonly NavItem[] }[];
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

/** Lists the sports. The chosen sport also lists its competitions. */
function buildSportItems(
  sport: SportCount,
  filter: BoardFilter | null,
  hrefOf: SportsNavProps['hrefOf'],
): readonly NavItem[] {
  const isInPlayOnly = filter?.isInPlayOnly ?? false;
  const isActive = filter?.sportId === sport.sportId;
  const hrefFor = (seriesId: string | null): string => hrefOf({ sportId: sport.sportId, seriesId, isInPlayOnly });
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

/** Lists the sports that nearly every exchange has, so that nothing moves when the matches arrive. */
const listUsualSports = ({ filter, hrefOf }: Pick<SportsNavProps, 'filter' | 'hrefOf'>): readonly NavItem[] =>
  usualSportIds.map((sportId) => ({
    href: hrefOf({ ...unfiltered, sportId }),
    name: texts.usualSports[sportId],
    current: filter?.sportId === sportId,
  }));

/** Sidebar with sports and competitions, then the groups of the page. */
export function SportsNav({ rows, filter, hrefOf, extraGroups = [], link }: SportsNavProps) {
  const sports = rows === null ? null : countSports(rows);
  const inPlay = { ...unfiltered, isInPlayOnly: true };
  const inPlayItem = {
    href: hrefOf(inPlay),
    name: texts.inPlay,
    ...(sports !== null && { count: sports.reduce((sum, sport) => sum + sport.inPlay, 0) }),
    current: filter?.isInPlayOnly === true && filter.sportId === null,
  };
  const sportItems =
    sports === null
      ? listUsualSports({ filter, hrefOf })
      : sports.flatMap((sport) => buildSportItems(sport, filter, hrefOf));
  const items = sportItems.length === 0 ? [] : [inPlayItem, ...sportItems];
  return <SideNav label={texts.nav} groups={[{ title: texts.sports, items }, ...extraGroups]} link={link} />;
}
