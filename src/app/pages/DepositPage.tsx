import { useMemo } from 'react';
import { Deposit, LatestRequest } from '#features/wallet/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';
import { WalletPanel } from './WalletPanel.tsx';

/** `/deposit`: a page rather than a dialog, because the bank's app returns to an address. */
export function DepositPage() {
  const { currency, frameHosts } = useConfig();
  usePageTitle(texts.deposit);
  const policy = useMemo(() => ({ origin: window.location.origin, frameHosts }), [frameHosts]);
  return (
    <Columns rail={<WalletPanel />}>
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
