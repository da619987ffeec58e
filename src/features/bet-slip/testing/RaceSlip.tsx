import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Market, Side } from '#shared/domain/market/market.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react/live-hooks.tsx';
import { readSession } from '#shared/storage/session.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES, preferencesEntry } from '../model/betting-preferences.ts';
import { useMultiBetController } from '../multi-bet/api/useMultiBetController.ts';
import { type Split, typeTotal } from '../multi-bet/model/multi-bet-draft.ts';
import { RaceSlipSlot } from '../multi-bet/ui/RaceSlipSlot.tsx';
import { createExchangeFeed } from './exchange-samples.ts';

/** Finds the first race that accepts bets now. */
export function findOpenRace(exchange: Exchange): Market {
  for (const race of exchange.board.races('7')) {
    const market = exchange.board.matchMarkets(race.matchId).find(({ status, inPlay }) => status === 'open' && !inPlay);
    if (market !== undefined) return market;
  }
  throw new Error('no race takes bets at this moment');
}

/** Selects the first `count` runners that have prices. */
export function listSelectionsIn(market: Market, count: number, side: Side = 'back'): OddsSelection[] {
  const { sportId, matchId, matchName, marketId, name: marketName, ladder } = market;
  return market.runners
    .flatMap((runner): OddsSelection[] => {
      const offer = runner[side][0];
      if (offer === null) return [];
      return [
        {
          kind: 'odds',
          sportId,
          matchId,
          matchName,
          marketId,
          marketName,
          ladder,
          winners: 1,
          side,
          runnerId: runner.runnerId,
          runnerName: runner.name,
          price: offer.price,
          level: 0,
          changedAgoMs: 5_000,
        },
      ];
    })
    .slice(0, count);
}

export interface RaceSlipProps {
  exchange: Exchange;
  market: Market;
  /** Selections made when the story opens. */
  selections: readonly OddsSelection[];
  split?: Split;
  total?: string;
  /** The bettor's preferences. By default bets are sent at once. */
  preferences?: Partial<BettingPreferences>;
}

/** The slip of one race on a story's exchange, open for several runners. */
export function RaceSlip(props: RaceSlipProps) {
  const [feed] = useState(() => {
    // Written before any component reads them.
    preferencesEntry.write({ ...DEFAULT_PREFERENCES, confirm: false, ...props.preferences });
    return createExchangeFeed(props.exchange);
  });
  return (
    <LiveProvider feed={feed}>
      <RaceSlipContent {...props} />
    </LiveProvider>
  );
}

function RaceSlipContent({ exchange, market, selections, split = 'equal', total = '' }: RaceSlipProps) {
  const { sportId, matchId } = market;
  useWatchMatch(matchId);
  const controller = useMultiBetController();
  const userId = readSession()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['bets', 'story', userId, matchId],
    queryFn: () => ({
      balance: exchange.betting.balance(userId),
      positions: exchange.betting.positions(userId, matchId),
      bets: exchange.betting.listByMatch(userId, matchId),
    }),
  });
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    controller.setUser(userId);
    controller.setMode('several');
    selections.forEach((selection) => controller.select(selection));
    controller.edit((draft) => ({ ...typeTotal(draft, total), split }));
  }, [controller, userId, selections, split, total]);
  return (
    <RaceSlipSlot
      sportId={sportId}
      matchId={matchId}
      account={data ?? { balance: null, positions: null, bets: null }}
    />
  );
}
