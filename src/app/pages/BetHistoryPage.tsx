import { NavLink, Outlet } from 'react-router-dom';
import { Columns } from '../layout/Columns.tsx';
import { paths } from '../router/paths.ts';
import { SectionLinks } from './page.styles.ts';
import { texts } from './texts.ts';

/** The frame of the two bet lists, matches and casino, with the links between them. */
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
