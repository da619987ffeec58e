import { RefreshCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useIsBetUnderWay } from '#features/bet-slip/index.ts';
import { useHasPaymentUnderWay } from '#features/wallet/index.ts';
import { Button, Cluster } from '#ui-kit';
import { paths } from '../router/paths.ts';
import { texts } from './texts.ts';

export interface UpdateButtonProps {
  /** Loads the page again. */
  onUpdate: () => void;
}

const ICON_SIZE = 14;
/** A bettor fills a form on these pages, which nothing stores before it is sent. */
const formPaths: readonly string[] = [paths.deposit, paths.withdraw, paths.addPayment];

/** Loads the new version on a press. Hidden while a bet or a payment is under way, which the press would interrupt. */
export function UpdateButton({ onUpdate }: UpdateButtonProps) {
  const { pathname } = useLocation();
  const isBetUnderWay = useIsBetUnderWay();
  const hasPaymentUnderWay = useHasPaymentUnderWay();
  const isHidden = isBetUnderWay || hasPaymentUnderWay || formPaths.includes(pathname.toLowerCase());
  return (
    <Cluster role="status">
      {!isHidden && (
        <Button size="small" icon={<RefreshCw size={ICON_SIZE} aria-hidden />} onClick={onUpdate}>
          {texts.ready}
        </Button>
      )}
    </Cluster>
  );
}
