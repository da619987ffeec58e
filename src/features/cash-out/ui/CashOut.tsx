import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import type { CashOutProps } from './LiveCashOut.tsx';

/** Most bettors have no position when a page opens, so the calculation loads with the first one. */
const LazyLiveCashOut = lazy(async () => ({
  default: (await loadWithTexts(() => import('./LiveCashOut.tsx'))).LiveCashOut,
}));

/**
 * Cash-out button in the market header, shown while the bettor has bets on the market. Markets with several winners or
 * none cannot be cashed out.
 */
export function CashOut(props: CashOutProps) {
  const { kind, type } = props.outline;
  if (kind === 'fancy' || type === 'to-be-placed') return null;
  return (
    <Suspense fallback={null}>
      <LazyLiveCashOut {...props} />
    </Suspense>
  );
}
