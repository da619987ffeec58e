import { Ellipsis } from 'lucide-react';
import { memo, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import type { BettingAccount, MatchRules, PageRaceSlip } from '#features/bet-slip/index.ts';
import { hasLadder, LadderButton } from '#features/ladder/index.ts';
import { PinToggle } from '#features/pinned/index.ts';
import { PriceChartButton, type PriceChartState } from '#features/price-chart/index.ts';
import { useController } from '#shared/controllers/controllers.ts';
import { hasHandicap } from '#shared/domain/market/runner-id.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { ErrorPanel, Menu, Modal } from '#ui-kit';
import { LazyMenuContent } from '../layout/LazyMenuContent.tsx';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { createMenuPreload, LazyMarketDialogs, LazyMarketMenuItems } from './lazy-market-menu.ts';
import { MarketCashOut } from './MarketCashOut.tsx';
import type { MarketDialog } from './MarketDialogs.tsx';
import { NotOnPhone } from './page.styles.ts';
import { texts } from './texts.ts';

export interface MarketActionsProps extends Pick<PageRaceSlip, 'onSelect'> {
  outline: MarketOutline;
  account: BettingAccount;
  rules: MatchRules;
  /** The chart below the head. */
  chart: PriceChartState;
  /** Whether the market can be pinned here. */
  pin?: boolean;
}

/**
 * The end of a market's head: cash-out, chart, ladder and pin, and a menu of the rest. A phone has only cash-out, chart
 * and menu, so that the head stays one line. Memoised: the selection on the slip does not change them.
 */
export const MarketActions = memo(function MarketActions({
  outline,
  account,
  rules,
  chart,
  onSelect,
  pin = true,
}: MarketActionsProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [dialog, setDialog] = useState<MarketDialog | null>(null);
  /** Stays true after closing: the ladder selects its price once its dialog has closed. */
  const [hasDialogs, setHasDialogs] = useState(false);
  const preloadMenu = useController(createMenuPreload);
  useEffect(preloadMenu, [preloadMenu]);
  const openDialog = useCallback(
    (next: MarketDialog) =>
      // A transition, so that the pressed button is painted before the dialog makes the page inert, which costs a
      // layout.
      startTransition(() => {
        setHasDialogs(true);
        setDialog(next);
      }),
    [],
  );
  const close = useCallback(() => setDialog(null), []);
  return (
    <>
      {!hasHandicap(outline.runners) && <MarketCashOut outline={outline} account={account} rules={rules} />}
      <PriceChartButton target={outline} chart={chart} />
      <NotOnPhone>
        {hasLadder(outline) && <LadderButton outline={outline} onOpen={() => openDialog('ladder')} />}
        {pin && <PinToggle outline={outline} />}
      </NotOnPhone>
      <Menu
        label={texts.moreOf({ market: outline.name })}
        trigger={<Ellipsis size={18} aria-hidden />}
        layer="top"
        closeOnPress
        open={isMenuOpen}
        onOpen={setMenuOpen}
      >
        <LazyMenuContent>
          <LazyMarketMenuItems outline={outline} pin={pin} onOpen={openDialog} />
        </LazyMenuContent>
      </Menu>
      {hasDialogs && (
        <ErrorBoundary
          fallback={(retry) => (
            <Modal open={dialog !== null} title={outline.name} onClose={close}>
              <ErrorPanel title={texts.dialogFailed} onRetry={retry} />
            </Modal>
          )}
        >
          <Suspense fallback={null}>
            <LazyMarketDialogs
              outline={outline}
              account={account}
              rules={rules}
              onSelect={onSelect}
              open={dialog}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
