import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsBetUnderWay } from '#features/bet-slip/index.ts';
import { useIsCashOutUnderWay } from '#features/cash-out/index.ts';
import { useHasPaymentUnderWay } from '#features/wallet/index.ts';
import { Button, Cluster } from '#ui-kit';
import { paths } from '../router/paths.ts';
import type { AppUpdates } from './app-updates.ts';
import { texts } from './texts.ts';

export interface UpdateButtonProps {
  /** Loads the page again, unless a bet has begun meanwhile. */
  onUpdate: AppUpdates['apply'];
}

const ICON_SIZE = 14;
/** A bettor fills a form on these pages, which nothing stores before it is sent. */
const formPaths: readonly string[] = [paths.deposit, paths.withdraw, paths.addPayment];

/** Loads the new version on a press. Hidden while a bet or a payment is under way, which the press would interrupt. */
export function UpdateButton({ onUpdate }: UpdateButtonProps) {
  const { pathname } = useLocation();
  const isBetUnderWay = useIsBetUnderWay();
  const isCashOutUnderWay = useIsCashOutUnderWay();
  const hasPaymentUnderWay = useHasPaymentUnderWay();
  const isHidden =
    isBetUnderWay || isCashOutUnderWay || hasPaymentUnderWay || formPaths.includes(pathname.toLowerCase());
  // The new version takes a moment to start after the press. A bet that begins meanwhile keeps the page.
  const canReload = useRef(!isHidden);
  useLayoutEffect(() => {
    canReload.current = !isHidden;
    return () => {
      canReload.current = false;
    };
  }, [isHidden]);
  return (
    <Cluster role="status">
      {!isHidden && (
        <Button
          size="small"
          icon={<RefreshCw size={ICON_SIZE} aria-hidden />}
          onClick={() => onUpdate(() => canReload.current)}
        >
          {texts.ready}
        </Button>
      )}
    </Cluster>
  );
}
