import { lazy, Suspense } from 'react';
import type { CashOutProps } from './LiveCashOut.tsx';

/** Most bettors have nothing to cash out when a page opens: what works it out is loaded with the first position. */
const LazyLiveCashOut = lazy(async () => ({ default: (await import('./LiveCashOut.tsx')).LiveCashOut }));

/** Stands at the end of a market's head while the bettor has bets on it. Several winners, or none, cannot be cashed out. */
export function CashOut(props: CashOutProps) {
  const { kind, type } = props.outline;
  if (kind === 'fancy' || type === 'to-be-placed') return null;
  return (
    <Suspense fallback={null}>
      <LazyLiveCashOut {...props} />
    </Suspense>
  );
}
