import { NavLink, Outlet } from 'react-router-dom';
import { paths } from '../router/paths.ts';
import { Columns } from '../layout/Columns.tsx';
import { SectionLinks } from './page.styles.ts';
import { texts } from './texts.ts';

/** What bets on matches and orders in the casino have in common: the way from one to the other. */
export function BetHistoryPage() {
  return (
    <Columns>
      <SectionLinks aria-label={texts.historySections}>
        <NavLink to={paths.myBets} end>
          {texts.myBets}
        </NavLink>
        <NavLink to={paths.casinoOrders}>{texts.casinoOrders}</NavLink>
      </SectionLinks>
      <Outlet />
    </Columns>
  );
}
