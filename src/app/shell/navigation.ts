import { everything, filterSearch, readFilter, type BoardFilter } from '#features/dashboard/index.ts';
import { paths } from '../paths.ts';
import { texts } from './texts.ts';

/** The home list under a filter. */
export const boardHref = (filter: BoardFilter): string => `${paths.dashboard}${filterSearch(filter)}`;

export const inPlayHref = boardHref({ ...everything, inPlayOnly: true });

export interface Place {
  readonly href: string;
  readonly name: string;
  readonly current: boolean;
}

/** The filter in the address, where the home list is on screen; null elsewhere. */
export const boardFilterAt = (pathname: string, search: string): BoardFilter | null =>
  pathname === '/' || pathname.toLowerCase() === paths.dashboard ? readFilter(new URLSearchParams(search)) : null;

/** The main places, in order, and which of them the reader is in. */
export function placesAt(pathname: string, search: string): { readonly home: Place; readonly inPlay: Place; readonly myBets: Place; readonly liabilities: Place } {
  const filter = boardFilterAt(pathname, search);
  const at = (path: string): boolean => pathname.toLowerCase() === path.toLowerCase();
  return {
    home: { href: paths.dashboard, name: texts.home, current: filter !== null && !filter.inPlayOnly },
    inPlay: { href: inPlayHref, name: texts.inPlay, current: filter?.inPlayOnly ?? false },
    myBets: { href: paths.myBets, name: texts.myBets, current: at(paths.myBets) },
    liabilities: { href: paths.liabilities, name: texts.liabilities, current: at(paths.liabilities) },
  };
}
