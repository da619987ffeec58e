import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { Limits } from '#shared/domain/market.ts';
import type { Money } from '#shared/domain/money.ts';
import { hasHandicap, type RunnerId } from '#shared/domain/runner-id.ts';
import { winnersOf } from '#shared/domain/standing.ts';
import { formatAmount } from '#shared/format/amount.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { useMarketFact } from '#shared/live/react.tsx';
import { OddsGrid } from '#ui-kit';
import { marketCover } from '../model/cover.ts';
import { ruleSubject } from '../model/rule-subject.ts';
import { texts as priceTexts } from '../model/texts.ts';
import type { OddsSelection, SelectedPrices } from '../selection.ts';
import { texts } from '../texts.ts';
import type { PressCell } from './LiveOddsCell.tsx';
import { LiveRunnerRow } from './LiveRunnerRow.tsx';
import { MarketBadges } from './MarketBadges.tsx';
import { MarketRulesButton } from './MarketRulesButton.tsx';
import { useMarketOnScreen } from './useMarketOnScreen.ts';
import { usePriceAge } from './usePriceAge.ts';
import { useSame } from './useSame.ts';

/** What the market brings if the runner wins: as bets stand, and with the bet on the slip. Null: no figure. */
export interface RunnerFigure {
  readonly runnerId: RunnerId;
  readonly now: Money | null;
  readonly whatIf: Money | null;
  /** Where several runners win: the least the market brings if this one does not; the two above are then the least if it does. */
  readonly ifNot?: { readonly now: Money | null; readonly whatIf: Money | null } | undefined;
}

export interface LiveMarketCardProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** The account's limits of this market; the market's own stand in until they are known. */
  limits?: Limits | null | undefined;
  /** Per runner: what the market brings if that runner wins. */
  figures?: readonly RunnerFigure[] | undefined;
  /** The prices on the slip; its cells follow them. */
  selected?: SelectedPrices | undefined;
  /** Given the price that was on screen when the press began. Null: the prices are to be looked at, and there are no rules to bet by. */
  onPick: ((selection: OddsSelection) => void) | null;
  /** In the head, before the rules: cash-out, a pin. */
  action?: ReactNode;
  /** Under a runner's name (jockey, draw); the same function through every render, or every row renders again. */
  detailOf?: ((runner: RunnerOutline) => ReactNode) | undefined;
}

const whole = (amount: Money | null): string | null => (amount === null ? null : formatAmount(amount, { decimals: 'whole' }));

/**
 * A market with live prices. Its lock, cover and rows follow the feed; a tick renders cells alone. Handicap lines are shown to be looked at:
 * no bet of the contract can name one.
 */
export function LiveMarketCard({ outline, limits, figures, selected, onPick: pickedBy, action, detailOf }: LiveMarketCardProps) {
  const { marketId } = outline;
  const lines = hasHandicap(outline.runners);
  const onPick = lines ? null : pickedBy;
  const section = useRef<HTMLElement>(null);
  useMarketOnScreen(section, marketId);
  const ages = usePriceAge(marketId);
  const cover = useMarketFact(marketId, marketCover);
  const stale = useMarketFact(marketId, (facts) => facts?.freshness === 'stale');
  const news = useMarketFact(marketId, (facts) => facts?.news ?? null);
  const inPlay = useMarketFact(marketId, (facts) => facts?.inPlay ?? false);

  const latest = useRef({ outline, inPlay, onPick });
  useLayoutEffect(() => {
    latest.current = { outline, inPlay, onPick };
  });
  const press = useCallback<PressCell>((runner, side, level, pressed) => {
    const { outline: market, inPlay: playing, onPick: pick } = latest.current;
    // Session lines have their own list and their own kind of selection.
    if (market.kind === 'fancy') return;
    const { sportId, matchId, matchName, kind, ladder, name } = market;
    const winners = winnersOf(market);
    const { runnerId, name: runnerName } = runner;
    pick?.({ kind, sportId, matchId, matchName, inPlay: playing, marketId: market.marketId, marketName: name, ladder, winners, runnerId, runnerName, side, level, ...pressed });
  }, []);

  const [least, most] = [whole(limits?.minStake ?? outline.minStake), whole(limits?.maxStake ?? outline.maxStake)];
  const deep = outline.kind === 'odds';
  const known = useSame(limits ?? { minStake: outline.minStake, maxStake: outline.maxStake, minOdds: null, maxOdds: null, maxProfit: null, delaySeconds: null });
  const shown = useSame(figures);
  return (
    <OddsGrid
      {...ages}
      ref={section}
      name={outline.name}
      columns={deep ? 'levels' : 'limits'}
      slots={{
        badges: <MarketBadges marketId={marketId} winners={winnersOf(outline) ?? 1} delaySeconds={limits?.delaySeconds ?? null} live={pickedBy !== null} />,
        action: (
          <>
            {action}
            {onPick !== null && <MarketRulesButton name={outline.name} subject={ruleSubject(outline)} limits={known} />}
          </>
        ),
        news: lines && pickedBy !== null ? texts.pricesOnly(news) : news,
      }}
      captions={lines ? {} : deep ? { names: texts.names(texts.limits(least, most), outline.type === 'to-be-placed') } : { aside: texts.limitsHead }}
      freshness={stale ? 'stale' : 'live'}
      overlay={priceTexts.cover(cover)}
    >
      {outline.runners.map((runner) => {
        const figure = shown?.find(({ runnerId }) => runnerId === runner.runnerId);
        return (
          <LiveRunnerRow
            key={runner.runnerId}
            market={outline}
            runner={runner}
            locked={cover !== 'none' || onPick === null}
            selected={selected}
            figure={figure}
            range={deep || lines || least === null || most === null ? null : texts.range(least, most)}
            detailOf={detailOf}
            onPress={press}
          />
        );
      })}
    </OddsGrid>
  );
}
