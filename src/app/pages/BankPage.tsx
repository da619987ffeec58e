import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddDetail } from '#features/wallet/index.ts';
import { useConfig } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { Panel } from '../layout/Panel.tsx';
import { texts } from './texts.ts';

/** `/withdraw/bank`: details that are added lead back to the form they are for. */
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
