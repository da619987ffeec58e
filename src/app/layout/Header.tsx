import { House, List, Menu as MenuIcon, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getUserDisplayName, StoredLogo, useSession } from '#features/session/index.ts';
import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { Avatar, Menu, SportIcon, useIsPhone, useIsWide } from '#ui-kit';
import { useBrandLabels } from '../providers/brand-content.ts';
import { paths } from '../router/paths.ts';
import { waitAfterStartup } from '../router/timing.ts';
import { BrandSlot, ConnectionSlot, HomeLink } from './Brand.styles.ts';
import { ConnectionAnnouncer } from './connection/ConnectionAnnouncer.tsx';
import { ConnectionMenu } from './connection/ConnectionMenu.tsx';
import {
  AccountSlot,
  DepositLink,
  HeaderBar,
  HeaderRow,
  MainNavigation,
  MoneySummary,
  NavigationMenu,
  NavigationPanel,
  SearchSlot,
} from './Header.styles.ts';
import { LazyAccountPanel, LazySideColumn, preloadMenus } from './lazy-menus.ts';
import { LazyMenuContent } from './LazyMenuContent.tsx';
import { findNavigationAt } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';
import { texts } from './texts.ts';
import { useLogoSource } from './useLogoSource.ts';

export interface HeaderProps {
  /** Balance and exposure. */
  money: ReactNode;
}

function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : null), [key]);
  const close = useCallback(() => setOpenAt(null), []);
  return { open, setOpen, close };
}

export function Header({ money }: HeaderProps) {
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const connection = useConnection();
  const account = useMenu();
  const sports = useMenu();
  const prices = useMenu();
  const labels = useBrandLabels();
  const places = findNavigationAt(pathname, search, labels);
  useEffect(() => void waitAfterStartup().then(preloadMenus), []);
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const logo = useLogoSource();
  const connectionState = connection.isPausedByUser ? 'paused-by-user' : connection.state;
  const connectionMenu = (
    <ConnectionSlot data-state={connectionState}>
      <ConnectionMenu align={isPhone ? 'start' : 'end'} open={prices.open} onOpen={prices.setOpen} />
    </ConnectionSlot>
  );
  const name = session === null ? '' : getUserDisplayName(session);
  return (
    <HeaderBar onPointerEnter={preloadMenus} onFocus={preloadMenus}>
      <HeaderRow>
        {!isWide && !isPhone && (
          <NavigationMenu>
            <Menu
              label={texts.menu}
              trigger={<MenuIcon size={20} aria-hidden />}
              align="start"
              open={sports.open}
              onOpen={sports.setOpen}
            >
              <NavigationPanel>
                <LazyMenuContent>
                  <LazySideColumn />
                </LazyMenuContent>
              </NavigationPanel>
            </Menu>
          </NavigationMenu>
        )}
        <BrandSlot data-state={connectionState}>
          <HomeLink to={paths.dashboard}>
            <StoredLogo {...logo} />
          </HomeLink>
          {isPhone && connectionMenu}
        </BrandSlot>
        {isWide && (
          <MainNavigation aria-label={texts.main}>
            <ul>
              {[
                { ...places.home, icon: <House size={16} aria-hidden /> },
                { ...places.inPlay, icon: <SportIcon sport="in-play" /> },
                { ...places.racing, icon: <SportIcon sport="horses" /> },
                { ...places.casino, icon: <SportIcon sport="casino" /> },
                { ...places.pinned, icon: null },
                { ...places.myBets, icon: <List size={16} aria-hidden /> },
              ].map((place) => (
                <li key={place.name}>
                  <Link to={place.href} aria-current={place.current ? 'page' : undefined}>
                    {place.icon}
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </MainNavigation>
        )}
        {!isPhone && (
          <SearchSlot>
            <SearchBox />
          </SearchSlot>
        )}
        <MoneySummary>{money}</MoneySummary>
        <DepositLink to={paths.deposit} aria-current={places.deposit.current ? 'page' : undefined}>
          <Plus size={16} aria-hidden />
          <span>{texts.deposit}</span>
        </DepositLink>
        <ConnectionAnnouncer />
        {!isPhone && connectionMenu}
        <AccountSlot data-account="">
          <Menu
            label={texts.accountMenu({ name })}
            trigger={<Avatar name={name} />}
            open={account.open}
            onOpen={account.setOpen}
          >
            <LazyMenuContent>
              <LazyAccountPanel onLeave={account.close} />
            </LazyMenuContent>
          </Menu>
        </AccountSlot>
      </HeaderRow>
    </HeaderBar>
  );
}
