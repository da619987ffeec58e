import { Menu as MenuIcon, Plus } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getUserDisplayName, StoredLogo, useSession } from '#features/session/index.ts';
import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { Avatar, Menu, useIsPhone, useIsWide } from '#ui-kit';
import { later } from '../later.ts';
import { useLogoSource } from '../logo-source.ts';
import { paths } from '../paths.ts';
import {
  Account,
  Bar,
  Connection,
  Deposit,
  Folded,
  FoldedNav,
  Home,
  Line,
  Own,
  Pages,
  Search,
} from './Header.styles.ts';
import { ConnectionMenu } from './connection/ConnectionMenu.tsx';
import { useCloseOnScroll } from './manners.ts';
import { menus } from './menus.ts';
import { placesAt } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';
import { SideColumn } from './SideColumn.tsx';
import { texts } from './texts.ts';

export interface HeaderProps {
  /** Balance and exposure. */
  money: ReactNode;
}

function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = useCallback((wanted: boolean) => setOpenAt(wanted ? key : null), [key]);
  const close = useCallback(() => setOpenAt(null), []);
  useCloseOnScroll(open, close);
  return { open, setOpen, close };
}

export function Header({ money }: HeaderProps) {
  const { pathname, search } = useLocation();
  const session = useSession((state) => state.session);
  const connection = useConnection();
  const account = useMenu();
  const sports = useMenu();
  const prices = useMenu();
  const places = placesAt(pathname, search);
  useEffect(() => void later().then(menus.prepare), []);
  const [wide, phone] = [useIsWide(), useIsPhone()];
  const name = session === null ? '' : getUserDisplayName(session);
  return (
    <Bar onPointerEnter={menus.prepare} onFocus={menus.prepare}>
      <Line>
        {!wide && !phone && (
          <Folded>
            <Menu
              label={texts.menu}
              trigger={<MenuIcon size={20} aria-hidden />}
              align="start"
              open={sports.open}
              onOpen={sports.setOpen}
            >
              <FoldedNav>
                <SideColumn />
              </FoldedNav>
            </Menu>
          </Folded>
        )}
        <Home to={paths.dashboard}>
          <StoredLogo {...useLogoSource()} />
        </Home>
        {wide && (
          <Pages aria-label={texts.main}>
            <ul>
              {[places.home, places.inPlay, places.racing, places.casino, places.pinned, places.myBets].map((place) => (
                <li key={place.name}>
                  <Link to={place.href} aria-current={place.current ? 'page' : undefined}>
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Pages>
        )}
        {!phone && (
          <Search>
            <SearchBox />
          </Search>
        )}
        <Own>{money}</Own>
        <Deposit to={paths.deposit} aria-current={places.deposit.current ? 'page' : undefined}>
          <Plus size={16} aria-hidden />
          <span>{texts.deposit}</span>
        </Deposit>
        <Connection data-state={connection.pausedByUser ? 'held' : connection.state}>
          <ConnectionMenu open={prices.open} onOpen={prices.setOpen} />
        </Connection>
        <Account>
          <Menu
            label={texts.accountMenu(name)}
            trigger={<Avatar name={name} />}
            open={account.open}
            onOpen={account.setOpen}
          >
            <menus.Part>{({ AccountPanel }) => <AccountPanel onLeave={account.close} />}</menus.Part>
          </Menu>
        </Account>
      </Line>
    </Bar>
  );
}
