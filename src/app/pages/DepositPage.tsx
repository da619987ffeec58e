import { useMemo } from 'react';
import { useBalance } from '#features/positions/index.ts';
import { Deposit, LatestRequest, WalletSummary } from '#features/wallet/index.ts';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { Columns } from '../layout/Columns.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { Panel } from '../layout/Panel.tsx';
import { routeLink } from '../router/routeLink.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/deposit`: a page rather than a dialog, because the bank's app returns to an address. */
export function DepositPage() {
  const { currency, frameHosts } = useConfig();
  usePageTitle(texts.deposit);
  const policy = useMemo(() => ({ origin: window.location.origin, frameHosts }), [frameHosts]);
  const balance = useBalance();
  const rail = (
    <Panel name={texts.wallet}>
      <WalletSummary balance={balance}>
        {routeLink({ href: paths.playSafe, className: '', children: texts.playSafe })}
      </WalletSummary>
    </Panel>
  );
  return (
    <Columns rail={rail}>
      <PageTitle>{texts.deposit}</PageTitle>
      <Panel name={texts.latestDeposit}>
        <LatestRequest kind="deposit" />
      </Panel>
      <Panel name={texts.deposit}>
        <Deposit policy={policy} currency={currency} />
      </Panel>
    </Columns>
  );
}
