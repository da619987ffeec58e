import { NavLink, Outlet, useMatch } from 'react-router-dom';
import { useBalance } from '#features/positions/index.ts';
import { LatestRequest, SavedDetails, Withdraw } from '#features/wallet/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTabs, PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { WalletPanel } from './WalletPanel.tsx';

/**
 * `/withdraw`: the withdrawal form or the form for payment details. The rail shows the balance and the saved details.
 */
export function WithdrawPage() {
  const isAddingPayment = useMatch(paths.addPayment) !== null;
  const title = isAddingPayment ? texts.addPayment : texts.withdraw;
  usePageTitle(title);
  const rail = (
    <>
      <WalletPanel />
      <Panel name={texts.paymentDetails}>
        <SavedDetails />
      </Panel>
    </>
  );
  return (
    <Columns rail={rail}>
      <PageTitle>{title}</PageTitle>
      <PageTabs aria-label={texts.withdraw}>
        <NavLink to={paths.withdraw} end>
          {texts.withdraw}
        </NavLink>
        <NavLink to={paths.addPayment}>{texts.addPayment}</NavLink>
      </PageTabs>
      <Outlet />
    </Columns>
  );
}

/** The withdrawal form, which is the index route of `/withdraw`. */
export function WithdrawPanel() {
  const balance = useBalance();
  return (
    <>
      <Panel name={texts.latestWithdrawal}>
        <LatestRequest kind="withdrawal" />
      </Panel>
      <Panel name={texts.withdraw}>
        <Withdraw available={balance?.available ?? null} addHref={paths.addPayment} link={routeLink} />
      </Panel>
    </>
  );
}
