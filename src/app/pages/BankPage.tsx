import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddDetail } from '#features/wallet/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { texts } from './texts.ts';

/** `/withdraw/bank`: the form for new payment details. It leads back to the withdrawal form. */
export function BankPage() {
  const { frameHosts } = useConfig();
  const navigate = useNavigate();
  const policy = useMemo(() => ({ origin: window.location.origin, frameHosts }), [frameHosts]);
  return (
    <Panel name={texts.addPayment}>
      <AddDetail policy={policy} onAdded={() => void navigate(paths.withdraw)} />
    </Panel>
  );
}
