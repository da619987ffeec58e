import { type BoardFilter, parseBoardFilter, unfiltered } from '#features/dashboard/index.ts';
import { formatRacingSearch, type RacingSport, readRacingSport } from '#features/racing/index.ts';
import type { BrandLabel } from '#ui-kit';
import { paths } from '../router/paths.ts';
import { getBoardHref } from './board-href.ts';
import { texts } from './texts.ts';

export const inPlayHref = getBoardHref({ ...unfiltered, isInPlayOnly: true });

export const getRacingHref = (sport: RacingSport): string => `${paths.racing}${formatRacingSearch(sport)}`;

type BrandLabels = Readonly<Partial<Record<BrandLabel, string>>>;

export interface NavigationItem {
  readonly href: string;
  readonly name: string;
  readonly current: boolean;
}

/** Returns the filter in the address of the home list, or null on other pages. */
export const readBoardFilter = (pathname: string, search: string): BoardFilter | null =>
  pathname.toLowerCase() === paths.dashboard ? parseBoardFilter(new URLSearchParams(search)) : null;

/**
 * The main destinations, in order, and whether each is the current page. `labels`: names of the operator's brand, which
 * replace the usual ones.
 */
export function findNavigationAt(
  pathname: string,
  search: string,
  labels: BrandLabels = {},
): Readonly<
  Record<
    | 'home'
    | 'indexPage'
    | 'news'
    | 'practice'
    | 'playSafe'
    | 'replay'
    | 'inPlay'
    | 'racing'
    | 'horses'
    | 'greyhounds'
    | 'casino'
    | 'lotus'
    | 'pinned'
    | 'myBets'
    | 'liabilities'
    | 'deposit'
    | 'withdraw'
    | 'transactions',
    NavigationItem
  >
> {
  const filter = readBoardFilter(pathname, search);
  const isAt = (path: string): boolean => pathname.toLowerCase() === path.toLowerCase();
  const racing = isAt(paths.racing) ? readRacingSport(new URLSearchParams(search)) : null;
  return {
    home: { href: paths.dashboard, name: labels.home ?? texts.home, current: filter !== null && !filter.isInPlayOnly },
    indexPage: { href: paths.index, name: texts.indexPage, current: isAt(paths.index) },
    news: { href: paths.news, name: texts.news, current: isAt(paths.news) },
    practice: { href: paths.practice, name: texts.practice, current: isAt(paths.practice) },
    playSafe: { href: paths.playSafe, name: texts.playSafe, current: isAt(paths.playSafe) },
    replay: { href: paths.replay, name: texts.replay, current: isAt(paths.replay) },
    inPlay: { href: inPlayHref, name: labels.inPlay ?? texts.inPlay, current: filter?.isInPlayOnly ?? false },
    racing: { href: getRacingHref('7'), name: labels.racing ?? texts.racing, current: racing !== null },
    horses: { href: getRacingHref('7'), name: texts.horses, current: racing === '7' },
    greyhounds: { href: getRacingHref('4339'), name: texts.greyhounds, current: racing === '4339' },
    casino: { href: paths.casino, name: labels.casino ?? texts.casino, current: isAt(paths.casino) },
    lotus: { href: paths.lotus, name: texts.lotus, current: isAt(paths.lotus) },
    pinned: { href: paths.multi, name: texts.pinned, current: isAt(paths.multi) },
    myBets: {
      href: paths.myBets,
      name: labels.myBets ?? texts.myBets,
      current: isAt(paths.myBets) || isAt(paths.casinoOrders),
    },
    deposit: { href: paths.deposit, name: texts.deposit, current: isAt(paths.deposit) },
    withdraw: { href: paths.withdraw, name: texts.withdraw, current: isAt(paths.withdraw) || isAt(paths.addPayment) },
    transactions: { href: paths.transactions, name: texts.transactions, current: isAt(paths.transactions) },
    liabilities: { href: paths.liabilities, name: texts.liabilities, current: isAt(paths.liabilities) },
  };
}

/** Links of the home page to the main destinations. `labels`: as for `findNavigationAt`. */
export function listQuickLinks(labels: BrandLabels): readonly Pick<NavigationItem, 'href' | 'name'>[] {
  const { inPlay, racing, casino, pinned, myBets, liabilities, deposit, practice, playSafe } = findNavigationAt(
    '',
    '',
    labels,
  );
  return [inPlay, racing, casino, pinned, myBets, liabilities, deposit, practice, playSafe];
}
