import { useMemo } from 'react';
import { useBalance } from '#features/positions/index.ts';
import { Deposit, LatestRequest, WalletSummary } from '#features/wallet/index.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** `/deposit`: a page rather than a dialog, so that the way to the bank's app and back leads to it again. */
export function DepositPage() {
  const { brand, currency, frameHosts } = useConfig();
  useDocumentTitle(texts.deposit, brand.name);
  const policy = useMemo(() => ({ origin: window.location.origin, frameHosts }), [frameHosts]);
  const rail = (
    <Panel name={texts.wallet}>
      <WalletSummary balance={useBalance()}>
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
