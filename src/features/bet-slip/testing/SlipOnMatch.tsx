import { useEffect, useRef } from 'react';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { readSession } from '#shared/storage/session.ts';
import { useMatchRules } from '../api/match-rules.ts';
import { useQuickStakes } from '../api/quick-stakes.ts';
import { useBetSlipController } from '../api/useBetSlipController.ts';
import { typePrice, typeStake } from '../model/ticket/ticket.ts';
import { BetSlipSheet } from '../ui/BetSlipContainers.tsx';
import { BetSlipSlot } from '../ui/BetSlipSlot.tsx';
import { SlipOnExchange, type SlipOnExchangeProps, useExchangeAccount } from './SlipOnExchange.tsx';

export interface SlipOnMatchProps extends Omit<SlipOnExchangeProps, 'children'> {
  /** Selection made when the story opens; without one the slip is empty. */
  selection: Selection | null;
  stake?: string;
  /** Typed over the selected price. Back odds above the best offer block the bet. */
  odds?: string;
  shape?: 'slot' | 'sheet';
  /** Whether the operator suspends the market after the price was pressed. */
  isSuspended?: boolean;
}

/** The slip of one match on a story's exchange. */
export const SlipOnMatch = ({ exchange, preferences, ...props }: SlipOnMatchProps) => (
  <SlipOnExchange exchange={exchange} preferences={preferences}>
    <SlipContent exchange={exchange} {...props} />
  </SlipOnExchange>
);

type SlipContentProps = Omit<SlipOnMatchProps, 'preferences'>;

function SlipContent({ exchange, selection, stake = '', odds, shape = 'slot', isSuspended = false }: SlipContentProps) {
  const feed = useLiveFeed();
  const { sportId, matchId } = selection ?? { sportId: '4', matchId: 'none' };
  useWatchMatch(matchId);
  const controller = useBetSlipController();
  const account = useExchangeAccount(exchange, matchId);
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
