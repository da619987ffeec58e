import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Bet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import { createOddsSelection, type OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Side } from '#shared/domain/market/market.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useIsStale, useLiveFeed, useMarketFact, useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { useActiveRunners } from '#shared/live/react/useActiveRunners.ts';
import { getSelectionBlock } from '#shared/live/store/market-block.ts';
import { Button, EmptyState, PriceLadder } from '#ui-kit';
import { calculateClosings, NO_STAKES, placeOwnBets } from '../model/ladder-figures.ts';
import { createLadderView } from '../model/ladder-view.ts';
import { createSideOffers } from '../model/side-offers.ts';
import { priceTexts } from '../price-texts.ts';
import { BlockStatus, LadderNotes, LadderToolbar } from './Ladder.styles.ts';
import { LiveLadderRow } from './LiveLadderRow.tsx';

export interface RunnerLadderProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** Result of the market's bets for each runner; null until they have loaded. */
  positions: readonly RunnerPosition[] | null;
  /** Bets on the match; null until they have loaded. */
  bets: readonly Bet[] | null;
  /** Called when the bettor presses a price. */
  onSelect: (selection: OddsSelection) => void;
  /** Pass the runner's id as `key`, because each runner needs a ladder of its own. */
  runner: RunnerOutline;
}

/** Prices of one runner around its best ones, with the bettor's bets and the closing result at each price. */
export function RunnerLadder({ outline, runner, positions, bets, onSelect }: RunnerLadderProps) {
  const { prices } = useLiveFeed();
  const { marketId } = outline;
  const { runnerId, name } = runner;
  const [view] = useState(() => createLadderView(prices, outline, runnerId, () => performance.now()));
  const frame = useSyncExternalStore(view.subscribe, view.read);
  const offers = useMemo(
    () => ({
      back: createSideOffers(prices, marketId, runnerId, 'back'),
      lay: createSideOffers(prices, marketId, runnerId, 'lay'),
    }),
    [prices, marketId, runnerId],
  );
  const status = useRunnerFacts(marketId, runnerId)?.status ?? null;
  const block = useMarketFact(marketId, (facts) => getSelectionBlock(facts, status));
  const isStale = useIsStale(marketId);
  const runnersIn = useActiveRunners(outline);

  const ownLadderBets = useMemo(
    () => placeOwnBets(bets ?? [], marketId, name, outline.ladder, frame.prices),
    [bets, marketId, name, outline.ladder, frame],
  );
  const closings = useMemo(
    () => calculateClosings(outline, positions, runnersIn, runnerId, frame.prices),
    [outline, positions, runnersIn, runnerId, frame],
  );

  const press = useCallback(
    (side: Side, price: Odds, beganAt: number) => {
      // A row keeps its price, but the window of rows may move.
      const changedAgoMs = Math.max(0, beganAt - view.read().displayedAt);
      const level = offers[side].findLevelAt(price) ?? undefined;
      const selection = createOddsSelection(outline, runner, { side, price, level, changedAgoMs });
      if (selection !== null) onSelect(selection);
    },
    [view, offers, outline, runner, onSelect],
  );

  const isEqual = closings?.isEqual ?? true;
  return (
    <>
      <LadderToolbar>
        <BlockStatus role="status">{block !== null && priceTexts.blocks[block]}</BlockStatus>
        <Button size="small" onClick={view.recentre} aria-disabled={frame.prices.length === 0 || undefined}>
          {priceTexts.recentre}
        </Button>
      </LadderToolbar>
      {frame.prices.length === 0 ? (
        <EmptyState title={priceTexts.noOffers.title}>{priceTexts.noOffers.description}</EmptyState>
      ) : (
        <PriceLadder
          name={priceTexts.grid({ runner: name })}
          closingHeader={isEqual ? priceTexts.closing.every : priceTexts.closing.least}
          freshness={isStale ? 'stale' : 'live'}
          onRecentre={view.recentre}
          onShift={view.shift}
        >
          {frame.prices.map((price, row) => (
            <LiveLadderRow
              key={price}
              price={price}
              runner={name}
              offers={offers}
              ownStakes={ownLadderBets.rows[row] ?? NO_STAKES}
              closing={closings?.rows[row] ?? null}
              locked={block !== null}
              onPress={press}
            />
          ))}
        </PriceLadder>
      )}
      <LadderNotes>
        {ownLadderBets.outOfSight > 0 && <p>{priceTexts.outOfSight({ count: ownLadderBets.outOfSight })}</p>}
        {closings !== null && <p>{isEqual ? priceTexts.closed : priceTexts.leastClosed}</p>}
        <p>{priceTexts.known}</p>
        <p>{priceTexts.keys}</p>
      </LadderNotes>
    </>
  );
}
