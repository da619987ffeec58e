import { useLocation } from 'react-router-dom';
import { SportsNav, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { boardFilterAt, boardHref, placesAt } from './navigation.ts';
import { routeLink } from './routeLink.tsx';
import { texts } from './texts.ts';

/** Sports with their competitions, then the reader's own. */
export function SideColumn() {
  const { pathname, search } = useLocation();
  const { data } = useMatchesOnOffer();
  const { horses, greyhounds, myBets, liabilities } = placesAt(pathname, search);
  const racing = { title: texts.racing, items: [horses, greyhounds] };
  const own = { title: texts.money, items: [myBets, liabilities] };
  return <SportsNav rows={data ?? null} filter={boardFilterAt(pathname, search)} hrefOf={boardHref} more={[racing, own]} link={routeLink} />;
}
