import { useCallback, useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useController } from '#shared/controllers/controllers.ts';
import type { OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import type { LiveFeed } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { getActiveRunners } from '#shared/live/react/useActiveRunners.ts';
import { readSession } from '#shared/storage/session.ts';
import { getOneClickStake } from '../model/betting-preferences.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import { placeOneClickBet } from '../model/placement/one-click-bet.ts';
import { createOddsQuote, type SelectionQuote } from '../model/ticket/selection-quote.ts';
import type { MatchRules } from './match-rules.ts';
import { createOtherBets } from './other-bets.ts';
import { useBetSlipController } from './useBetSlipController.ts';
import { useBettingPreferences } from './useBettingPreferences.ts';

/** Places a bet at once if it applies to the selection. Returns whether it did. */
type OneClickHandler = (selection: Selection) => boolean;

interface OneClick {
  /** Null on a page without the slip: limits and figures are missing there, so a bet cannot be checked. */
  readonly handler: OneClickHandler | null;
}

const createOneClick = () => createStore<OneClick>()(() => ({ handler: null }));

/** Returns a function that places a bet at once where one-click betting applies, and returns whether it did. */
export function useTryOneClick(): OneClickHandler {
  const oneClick = useController(createOneClick);
  return useCallback((selection) => oneClick.getState().handler?.(selection) ?? false, [oneClick]);
}

function readQuote({ prices }: LiveFeed, { marketId, runnerId, side }: OddsSelection): SelectionQuote {
  prices.readArrived();
  const status = prices.getRunner(marketId, runnerId)?.status ?? null;
  return createOddsQuote(prices.getMarket(marketId), status, prices.getCell(marketId, runnerId, side, 0).price);
}

function listRunnerIds(feed: LiveFeed, { matchId, marketId }: OddsSelection): readonly number[] {
  const match = feed.getMatchSource(matchId).read();
  const market = match.phase === 'ready' ? match.value.find((candidate) => candidate.marketId === marketId) : undefined;
  return market === undefined ? [] : getActiveRunners(feed.prices, market);
}

/** Sends a bet at a press on a price of this match, if the bettor has enabled one-click betting. Null: never. */
export function useOneClick(matchId: string | null, account: BettingAccount, rules: MatchRules): void {
  const controller = useBetSlipController();
  const oneClick = useController(createOneClick);
  const otherBets = useController(createOtherBets);
  const feed = useLiveFeed();
  const preferences = useBettingPreferences();
  useLayoutEffect(() => {
    const stake = getOneClickStake(preferences, readSession()?.userId ?? null);
    if (stake === null || matchId === null) return;
    const handleSelection: OneClickHandler = (selection) => {
      if (selection.kind === 'fancy' || selection.matchId !== matchId || selection.isHandedOver === true) return false;
      const limits = rules.getSelectionLimits(selection);
      placeOneClickBet(controller, selection, stake, {
        quote: readQuote(feed, selection),
        account,
        runners: listRunnerIds(feed, selection),
        limits: rules.areEnforced ? limits : null,
        areRulesLoaded: rules.areReady,
        delaySeconds: limits?.delaySeconds ?? 0,
        preferences,
        otherBets: otherBets.getState().bets,
        pressedAt: Date.now(),
      });
      return true;
    };
    oneClick.setState({ handler: handleSelection });
    return () => {
      if (oneClick.getState().handler === handleSelection) oneClick.setState({ handler: null });
    };
  }, [controller, oneClick, otherBets, feed, preferences, matchId, account, rules]);
}
