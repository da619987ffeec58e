import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { readSession } from '#shared/storage/session.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../model/betting-preferences.ts';
import { preferencesEntry } from '../model/betting-preferences-storage.ts';
import type { BettingAccount } from '../model/checks/bet-figures.ts';
import { createExchangeFeed } from './exchange-samples.ts';

export interface SlipOnExchangeProps {
  exchange: Exchange;
  /** The bettor's preferences. By default the first press sends the bet. */
  preferences?: Partial<BettingPreferences> | undefined;
  children: ReactNode;
}

/** Provides the prices of a story's exchange and the bettor's preferences to a slip. */
export function SlipOnExchange({ exchange, preferences, children }: SlipOnExchangeProps) {
  const [feed] = useState(() => {
    // Written before any component reads them.
    preferencesEntry.write({ ...DEFAULT_PREFERENCES, asksToConfirm: false, ...preferences });
    return createExchangeFeed(exchange);
  });
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}

/** Reads the bettor's account like the page does. A placed bet refreshes the bets queries. */
export function useExchangeAccount(exchange: Exchange, matchId: string): BettingAccount {
  const userId = readSession()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['bets', 'story', userId, matchId],
    queryFn: () => ({
      balance: exchange.betting.getBalance(userId),
      positions: exchange.betting.getPositions(userId, matchId),
      bets: exchange.betting.listByMatch(userId, matchId),
    }),
  });
  return data ?? { balance: null, positions: null, bets: null };
}
