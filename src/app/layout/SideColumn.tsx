import { Flower2 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SportsNav, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { getPinElementId, usePins } from '#features/pinned/index.ts';
import { SportIcon } from '#ui-kit';
import { useBrandLabels } from '../providers/brand-content.ts';
import { routeLink } from '../router/route-link.tsx';
import { getBoardHref } from './board-href.ts';
import { findNavigationAt, readBoardFilter } from './navigation.ts';
import { texts } from './texts.ts';

/** The left column: sports with their competitions, then the bettor's pinned markets. */
export function SideColumn() {
  const { pathname, search } = useLocation();
  const { data } = useMatchesOnOffer();
  const pins = usePins();
  const labels = useBrandLabels();
  const {
    horses,
    greyhounds,
    casino,
    lotus,
    indexPage,
    practice,
    news,
    playSafe,
    replay,
    pinned,
    myBets,
    liabilities,
    deposit,
    withdraw,
    transactions,
  } = findNavigationAt(pathname, search, labels);
  const racing = {
    title: labels.racing ?? texts.racing,
    items: [
      { ...horses, icon: <SportIcon sport="horses" /> },
      { ...greyhounds, icon: <SportIcon sport="greyhounds" /> },
    ],
  };
  const tables = {
    title: labels.casino ?? texts.casino,
    items: [
      { ...casino, name: texts.casinoLobby, icon: <SportIcon sport="casino" /> },
      { ...lotus, icon: <Flower2 size={16} strokeWidth={1.8} aria-hidden /> },
    ],
  };
  const markets = {
    title: texts.pinnedMarkets,
    items: [
      { ...pinned, name: texts.allPinned, count: pins.length },
      ...pins.map(({ marketId, marketName, matchName }) => ({
        href: `${pinned.href}#${encodeURIComponent(getPinElementId(marketId))}`,
        name: texts.pinnedMarket({ market: marketName, match: matchName }),
        depth: 1 as const,
      })),
    ],
  };
  const further = { title: texts.more, items: [practice, news, playSafe, replay] };
  const own = { title: texts.money, items: [indexPage, myBets, liabilities, deposit, withdraw, transactions] };
  return (
    <SportsNav
      rows={data ?? null}
      filter={readBoardFilter(pathname, search)}
      toHref={getBoardHref}
      extraGroups={[racing, tables, markets, own, further]}
      link={routeLink}
    />
  );
}
