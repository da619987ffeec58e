import { useLayoutEffect } from 'react';
import type { LiveFeed } from '#shared/live/live.ts';
import { useLiveFeed } from '#shared/live/react.tsx';
import { runnersIn } from '#shared/live/runners-in.ts';
import { readSession } from '#shared/storage/session.ts';
import type { Desk } from '../model/desk.ts';
import { onePress } from '../model/one-press.ts';
import type { Account } from '../model/figures.ts';
import type { OddsPick, Pick } from '../model/pick.ts';
import { marketQuote, type Quote } from '../model/quote.ts';
import { oneClickStakeOf, policyOf } from '../model/sending.ts';
import { useDesk } from './desk.ts';
import type { MatchRules } from './rules.ts';
import { useSending } from './sending.ts';

/** Whether the press was dealt with. */
type Taker = (pick: Pick) => boolean;

/** Only a page that shows the slip bets by one press: without its limits and figures there is nothing to check against. */
const takers = new WeakMap<Desk, Taker>();

export const takenByOnePress = (desk: Desk, pick: Pick): boolean => takers.get(desk)?.(pick) ?? false;

function quoteNow({ prices }: LiveFeed, { marketId, runnerId, side }: OddsPick): Quote {
  const runner = prices.runnerSource(marketId, runnerId).read();
  return marketQuote(prices.marketSource(marketId).read(), runner?.status ?? null, prices.cellSource(marketId, runnerId, side, 0).read().price);
}

function runnersNow(feed: LiveFeed, { matchId, marketId }: OddsPick): readonly number[] {
  const match = feed.match(matchId);
  const market = match.phase === 'ready' ? match.value.find((candidate) => candidate.marketId === marketId) : undefined;
  return market === undefined ? [] : runnersIn(feed.prices, market);
}

/** While mounted, a press on a price of this match sends a bet at once, where the bettor has switched that on. */
export function useOnePress(matchId: string, account: Account, rules: MatchRules): void {
  const desk = useDesk();
  const feed = useLiveFeed();
  const sending = useSending();
  useLayoutEffect(() => {
    const stake = oneClickStakeOf(sending, readSession()?.userId ?? null);
    if (stake === null) return;
    takers.set(desk, (pick) => {
      if (pick.kind === 'fancy' || pick.matchId !== matchId) return false;
      const limits = rules.limitsFor(pick);
      onePress(desk, pick, stake, {
        quote: quoteNow(feed, pick),
        account,
        runners: runnersNow(feed, pick),
        limits: rules.enforced ? limits : null,
        rulesRead: rules.ready,
        delaySeconds: limits?.delaySeconds ?? 0,
        policy: policyOf(sending),
      });
      return true;
    });
    return () => void takers.delete(desk);
  }, [desk, feed, sending, matchId, account, rules]);
}
