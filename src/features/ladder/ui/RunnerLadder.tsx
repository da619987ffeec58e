import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Side } from '#shared/domain/market.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { RunnerOutline } from '#shared/live/live.ts';
import { useLiveFeed, useMarketFact, useRunnerFacts } from '#shared/live/react.tsx';
import { useRunnersIn } from '#shared/live/runners-in.ts';
import { selectionShut } from '#shared/live/shut.ts';
import { Button, EmptyState, PriceLadder } from '#ui-kit';
import { sideOffers } from '../model/offers.ts';
import { pickOf } from '../model/pick.ts';
import { closingsAt, NO_STAKES, ownBets } from '../model/standing.ts';
import { createLadderView } from '../model/view.ts';
import { texts } from '../texts.ts';
import type { LadderProps } from './Ladder.tsx';
import { Above, Notes, Status } from './Ladder.styles.ts';
import { LiveRung } from './LiveRung.tsx';

export interface RunnerLadderProps extends LadderProps {
  /** Another runner is another ladder: give it a key. */
  runner: RunnerOutline;
}

/** The prices of one runner around its best ones, with the bettor's bets and what closing at each of them brings. */
export function RunnerLadder({ outline, runner, positions, bets, onPick }: RunnerLadderProps) {
  const { prices } = useLiveFeed();
  const { marketId } = outline;
  const { runnerId, name } = runner;
  const [view] = useState(() => createLadderView(prices, outline, runnerId, () => performance.now()));
  const frame = useSyncExternalStore(view.subscribe, view.read);
  const offers = useMemo(() => ({ back: sideOffers(prices, marketId, runnerId, 'back'), lay: sideOffers(prices, marketId, runnerId, 'lay') }), [prices, marketId, runnerId]);
  const status = useRunnerFacts(marketId, runnerId)?.status ?? null;
  const shut = useMarketFact(marketId, (facts) => selectionShut(facts, status));
  const stale = useMarketFact(marketId, (facts) => facts?.freshness === 'stale');
  const runnersIn = useRunnersIn(outline);

  const own = useMemo(() => ownBets(bets ?? [], marketId, name, outline.ladder, frame.prices), [bets, marketId, name, outline.ladder, frame]);
  const closings = useMemo(() => closingsAt(outline, positions, runnersIn, runnerId, frame.prices), [outline, positions, runnersIn, runnerId, frame]);

  const latest = useRef({ outline, runner, onPick });
  useLayoutEffect(() => {
    latest.current = { outline, runner, onPick };
  });
  const press = useCallback(
    (side: Side, price: Odds, beganAt: number) => {
      const { outline: market, runner: backed, onPick: pick } = latest.current;
      const changedAgoMs = Math.max(0, beganAt - view.read().shownAt);
      pick(pickOf(market, backed, { side, price, level: offers[side].levelAt(price) ?? undefined, changedAgoMs }));
    },
    [view, offers],
  );

  const brings = closings?.brings ?? 'every';
  return (
    <>
      <Above>
        <Status role="status">{shut !== null && texts.shut(shut)}</Status>
        <Button size="small" onClick={view.recentre} aria-disabled={frame.prices.length === 0 || undefined}>
          {texts.recentre}
        </Button>
      </Above>
      {frame.prices.length === 0 ? (
        <EmptyState title={texts.nothing.title}>{texts.nothing.why}</EmptyState>
      ) : (
        <PriceLadder name={texts.grid(name)} closingHead={texts.closing[brings]} freshness={stale ? 'stale' : 'live'} onRecentre={view.recentre} onShift={view.shift}>
          {frame.prices.map((price, row) => (
            <LiveRung
              key={price}
              price={price}
              runner={name}
              offers={offers}
              own={own.rows[row] ?? NO_STAKES}
              closing={closings?.rows[row] ?? null}
              locked={shut !== null}
              onPress={press}
            />
          ))}
        </PriceLadder>
      )}
      <Notes>
        {own.outOfSight > 0 && <p>{texts.outOfSight(own.outOfSight)}</p>}
        {closings !== null && <p>{brings === 'every' ? texts.closed : texts.leastClosed}</p>}
        <p>{texts.known}</p>
        <p>{texts.keys}</p>
      </Notes>
    </>
  );
}
