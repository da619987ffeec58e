import { useHasBetInFlight } from '#features/bet-slip/index.ts';
import { useIsCashOutUnderWay } from '#features/cash-out/index.ts';
import { useHasPaymentInFlight } from '#features/wallet/index.ts';
import { useControllers } from '#shared/controllers/controllers.ts';
import { refreshSwitches } from './follow-switches.ts';
import { MaintenanceDialog } from './MaintenanceDialog.tsx';

export interface MaintenanceProps {
  /** The operator's reason, which can be empty. */
  reason: string;
}

/** Waits until bets, cash-outs and payments have their response, and covers the page then. */
export function Maintenance({ reason }: MaintenanceProps) {
  const { queries } = useControllers();
  const isBetInFlight = useHasBetInFlight();
  const isCashOutUnderWay = useIsCashOutUnderWay();
  const isPaymentInFlight = useHasPaymentInFlight();
  if (isBetInFlight || isCashOutUnderWay || isPaymentInFlight) return null;
  return <MaintenanceDialog reason={reason} onCheck={refreshSwitches} onEnd={() => void queries.invalidateQueries()} />;
}
