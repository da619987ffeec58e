import { NavLink, Outlet } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { Sections } from './page.styles.ts';
import { texts } from './texts.ts';

/** What bets on matches and orders in the casino have in common: the way from one to the other. */
export function BetHistoryPage() {
  return (
    <Columns>
      <Sections aria-label={texts.historySections}>
        <NavLink to={paths.myBets} end>
          {texts.myBets}
        </NavLink>
        <NavLink to={paths.casinoOrders}>{texts.casinoOrders}</NavLink>
      </Sections>
      <Outlet />
    </Columns>
  );
}
