import { NavLink, Outlet, useMatch } from 'react-router-dom';
import { useBalance } from '#features/positions/index.ts';
import { LatestRequest, SavedDetails, WalletSummary, Withdraw } from '#features/wallet/index.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { PageTabs, PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/withdraw`: the form, or where payment details are added; beside either, the money and the details that are kept. */
export function WithdrawPage() {
  const title = useMatch(paths.addPayment) === null ? texts.withdraw : texts.addPayment;
  useDocumentTitle(title, useConfig().brand.name);
  const rail = (
    <>
      <Panel name={texts.wallet}>
        <WalletSummary balance={useBalance()}>
          {routeLink({ href: paths.playSafe, className: '', children: texts.playSafe })}
        </WalletSummary>
      </Panel>
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

/** The default child. */
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
