import { useEffect, useRef } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import type { Market, Side } from '#shared/domain/market/market.ts';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { readSession } from '#shared/storage/session.ts';
import { useMultiBetController } from '../multi-bet/api/useMultiBetController.ts';
import { type Split, typeTotal } from '../multi-bet/model/multi-bet-draft.ts';
import { RaceSlipSlot } from '../multi-bet/ui/RaceSlipSlot.tsx';
import { createSelectionAt } from './exchange-samples.ts';
import { SlipOnExchange, type SlipOnExchangeProps, useExchangeAccount } from './SlipOnExchange.tsx';

/** Finds the first race that accepts bets now. */
export function findOpenRace(exchange: Exchange): Market {
  for (const race of exchange.board.listRaces('7')) {
    const market = exchange.board
      .listMatchMarkets(race.matchId)
      .find(({ status, inPlay }) => status === 'open' && !inPlay);
    if (market !== undefined) return market;
  }
  throw new Error('no race takes bets at this moment');
}

/** Selects the first `count` runners that have prices. */
export const listSelectionsIn = (market: Market, count: number, side: Side = 'back'): OddsSelection[] =>
  market.runners
    .flatMap((runner) => {
      const offer = runner[side][0];
      return offer === null ? [] : [createSelectionAt(market, runner, side, offer.price)];
    })
    .slice(0, count);

export interface RaceSlipProps extends Omit<SlipOnExchangeProps, 'children'> {
  market: Market;
  /** Selections made when the story opens. */
  selections: readonly OddsSelection[];
  split?: Split;
  total?: string;
}

/** The slip of one race on a story's exchange, open for several runners. */
export const RaceSlip = ({ exchange, preferences, ...props }: RaceSlipProps) => (
  <SlipOnExchange exchange={exchange} preferences={preferences}>
    <RaceSlipContent exchange={exchange} {...props} />
  </SlipOnExchange>
);

type RaceSlipContentProps = Omit<RaceSlipProps, 'preferences'>;

function RaceSlipContent({ exchange, market, selections, split = 'equal', total = '' }: RaceSlipContentProps) {
  const { sportId, matchId } = market;
  useWatchMatch(matchId);
  const controller = useMultiBetController();
  const userId = readSession()?.userId ?? '';
  const account = useExchangeAccount(exchange, matchId);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    controller.setUser(userId);
    controller.setMode('several');
    selections.forEach((selection) => controller.select(selection));
    controller.edit((draft) => ({ ...typeTotal(draft, total), split }));
  }, [controller, userId, selections, split, total]);
  return <RaceSlipSlot sportId={sportId} matchId={matchId} account={account} />;
}
