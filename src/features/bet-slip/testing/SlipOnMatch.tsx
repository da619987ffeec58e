import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { LiveProvider, useLiveFeed, useWatchMatch } from '#shared/live/react.tsx';
import { writeSlipPreferences } from '#shared/storage/slip-preferences.ts';
import { readSession } from '#shared/storage/session.ts';
import { useDesk } from '../api/desk.ts';
import { useMatchRules } from '../api/rules.ts';
import { useQuickStakes } from '../api/stakes.ts';
import type { Account } from '../model/figures.ts';
import type { Pick } from '../model/pick.ts';
import { USUAL, type Sending } from '../model/sending.ts';
import { typePrice, typeStake } from '../model/ticket.ts';
import { BetSlipSlot } from '../ui/BetSlipSlot.tsx';
import { BetSlipSheet } from '../ui/SlipHosts.tsx';
import { exchangeFeed } from './on-match.ts';

export interface SlipOnMatchProps {
  exchange: Exchange;
  /** What is pressed when the story opens; without it the slip is empty. */
  pick: Pick | null;
  stake?: string;
  /** Typed over the picked price. */
  odds?: string;
  shape?: 'slot' | 'sheet';
  /** The operator suspends the market once the price has been pressed. */
  shut?: boolean;
  /** How this bettor's bets are sent; without it at the first press. */
  sending?: Partial<Sending>;
}

/** The bettor's standing, as the page reads it: the list of bets family is what a placed bet refreshes. */
function useAccount(exchange: Exchange, matchId: string): Account {
  const userId = readSession()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['bets', 'story', userId, matchId],
    queryFn: () => ({ balance: exchange.betting.balance(userId), positions: exchange.betting.positions(userId, matchId), bets: exchange.betting.ofMatch(userId, matchId) }),
  });
  return data ?? { balance: null, positions: null, bets: null };
}

/** The slip of one match of a story's exchange. */
export function SlipOnMatch(props: SlipOnMatchProps) {
  const [feed] = useState(() => {
    // Before anything reads them.
    writeSlipPreferences({ ...USUAL, confirm: false, ...props.sending });
    return exchangeFeed(props.exchange);
  });
  return (
    <LiveProvider feed={feed}>
      <Watched {...props} />
    </LiveProvider>
  );
}

function Watched({ exchange, pick, stake = '', odds, shape = 'slot', shut = false }: SlipOnMatchProps) {
  const feed = useLiveFeed();
  const { sportId, matchId } = pick ?? { sportId: '4', matchId: 'none' };
  useWatchMatch(matchId);
  const desk = useDesk();
  const account = useAccount(exchange, matchId);
  const rules = useMatchRules(sportId, matchId);
  const stakes = useQuickStakes();
  const opened = useRef(false);
  useEffect(() => {
    if (pick === null || opened.current) return;
    opened.current = true;
    desk.enter(readSession()?.userId ?? '');
    desk.pick(pick);
    desk.edit((ticket) => typeStake(odds === undefined ? ticket : typePrice(ticket, odds), stake));
    if (shut && pick.kind !== 'fancy') void exchange.operator.setMarket(pick.marketId, { suspended: true }).then(feed.refresh);
  }, [desk, feed, exchange, pick, odds, stake, shut]);
  const slip = shape === 'sheet' ? <BetSlipSheet account={account} rules={rules} stakes={stakes} onEditStakes={() => undefined} /> : <BetSlipSlot sportId={sportId} matchId={matchId} account={account} />;
  return slip;
}
