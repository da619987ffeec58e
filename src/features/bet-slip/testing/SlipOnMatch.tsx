import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { LiveProvider, useLiveFeed, useWatchMatch } from '#shared/live/react/live-hooks.tsx';
import { readSession } from '#shared/storage/session.ts';
import { useMatchRules } from '../api/match-rules.ts';
import { useQuickStakes } from '../api/quick-stakes.ts';
import { useBetSlipController } from '../api/useBetSlipController.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES, preferencesEntry } from '../model/betting-preferences.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import { typePrice, typeStake } from '../model/ticket/ticket.ts';
import { BetSlipSheet } from '../ui/BetSlipContainers.tsx';
import { BetSlipSlot } from '../ui/BetSlipSlot.tsx';
import { createExchangeFeed } from './exchange-samples.ts';

export interface SlipOnMatchProps {
  exchange: Exchange;
  /** Selection made when the story opens; without one the slip is empty. */
  selection: Selection | null;
  stake?: string;
  /** Typed over the selected price. */
  odds?: string;
  shape?: 'slot' | 'sheet';
  /** Whether the operator suspends the market after the price was pressed. */
  isSuspended?: boolean;
  /** The bettor's preferences. By default the first press sends the bet. */
  preferences?: Partial<BettingPreferences>;
}

/** Reads the bettor's account like the page does. A placed bet refreshes the bets queries. */
function useAccount(exchange: Exchange, matchId: string): BettingAccount {
  const userId = readSession()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['bets', 'story', userId, matchId],
    queryFn: () => ({
      balance: exchange.betting.balance(userId),
      positions: exchange.betting.positions(userId, matchId),
      bets: exchange.betting.listByMatch(userId, matchId),
    }),
  });
  return data ?? { balance: null, positions: null, bets: null };
}

/** The slip of one match on a story's exchange. */
export function SlipOnMatch(props: SlipOnMatchProps) {
  const [feed] = useState(() => {
    // Written before any component reads them.
    preferencesEntry.write({ ...DEFAULT_PREFERENCES, confirm: false, ...props.preferences });
    return createExchangeFeed(props.exchange);
  });
  return (
    <LiveProvider feed={feed}>
      <SlipContent {...props} />
    </LiveProvider>
  );
}

function SlipContent({ exchange, selection, stake = '', odds, shape = 'slot', isSuspended = false }: SlipOnMatchProps) {
  const feed = useLiveFeed();
  const { sportId, matchId } = selection ?? { sportId: '4', matchId: 'none' };
  useWatchMatch(matchId);
  const controller = useBetSlipController();
  const account = useAccount(exchange, matchId);
  const rules = useMatchRules(sportId, matchId);
  const stakes = useQuickStakes();
  const opened = useRef(false);
  useEffect(() => {
    if (selection === null || opened.current) return;
    opened.current = true;
    controller.setUser(readSession()?.userId ?? '');
    controller.select(selection);
    controller.edit((ticket) => typeStake(odds === undefined ? ticket : typePrice(ticket, odds), stake));
    if (isSuspended && selection.kind !== 'fancy')
      void exchange.operator.setMarket(selection.marketId, { suspended: true }).then(feed.refresh);
  }, [controller, feed, exchange, selection, odds, stake, isSuspended]);
  const slip =
    shape === 'sheet' ? (
      <BetSlipSheet account={account} rules={rules} stakes={stakes} onEditStakes={() => undefined} />
    ) : (
      <BetSlipSlot sportId={sportId} matchId={matchId} account={account} />
    );
  return slip;
}
