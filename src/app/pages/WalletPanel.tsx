import { useBalance } from '#features/positions/index.ts';
import { WalletSummary } from '#features/wallet/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { texts } from './texts.ts';

/** The bettor's money beside a payment, with the way to the limits. */
export function WalletPanel() {
  const balance = useBalance();
  return (
    <Panel name={texts.wallet}>
      <WalletSummary balance={balance}>
        {routeLink({ href: paths.playSafe, className: '', children: texts.playSafe })}
      </WalletSummary>
    </Panel>
  );
}
