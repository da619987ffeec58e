import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { Market, Side } from '#shared/domain/market.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';
import { writeSlipPreferences } from '#shared/storage/slip-preferences.ts';
import { readSession } from '#shared/storage/session.ts';
import type { OddsPick } from '../model/pick.ts';
import { USUAL, type Sending } from '../model/sending.ts';
import { useSeveralDesk } from '../several/api/desk.ts';
import { typeTotal, type Split } from '../several/model/draft.ts';
import { RaceSlipSlot } from '../several/ui/RaceSlipSlot.tsx';
import { exchangeFeed } from './on-match.ts';

/** The first race that takes bets now. */
export function openRace(exchange: Exchange): Market {
  for (const race of exchange.board.races('7')) {
    const market = exchange.board.matchMarkets(race.matchId).find(({ status, inPlay }) => status === 'open' && !inPlay);
    if (market !== undefined) return market;
  }
  throw new Error('no race takes bets at this moment');
}

/** The first so many runners that have prices. */
export function picksIn(market: Market, count: number, side: Side = 'back'): OddsPick[] {
  const { sportId, matchId, matchName, marketId, name: marketName, ladder } = market;
  return market.runners.flatMap((runner): OddsPick[] => {
    const offer = runner[side][0];
    if (offer === null) return [];
    return [{ kind: 'odds', sportId, matchId, matchName, marketId, marketName, ladder, side, runnerId: runner.runnerId, runnerName: runner.name, price: offer.price, level: 0, changedAgoMs: 5_000 }];
  }).slice(0, count);
}

export interface RaceSlipProps {
  exchange: Exchange;
  market: Market;
  /** What is pressed when the story opens. */
  picks: readonly OddsPick[];
  split?: Split;
  total?: string;
  /** How this bettor sends bets; at once where nothing is said. */
  sending?: Partial<Sending>;
}

/** The slip of one race of a story's exchange, open for several runners. */
export function RaceSlip(props: RaceSlipProps) {
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

function Watched({ exchange, market, picks, split = 'equal', total = '' }: RaceSlipProps) {
  const { sportId, matchId } = market;
  useWatchMatch(matchId);
  const desk = useSeveralDesk();
  const userId = readSession()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['bets', 'story', userId, matchId],
    queryFn: () => ({ balance: exchange.betting.balance(userId), positions: exchange.betting.positions(userId, matchId), bets: exchange.betting.ofMatch(userId, matchId) }),
  });
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    desk.enter(userId);
    desk.setMode('several');
    picks.forEach((pick) => desk.pick(pick));
    desk.edit((draft) => ({ ...typeTotal(draft, total), split }));
  }, [desk, userId, picks, split, total]);
  return <RaceSlipSlot sportId={sportId} matchId={matchId} account={data ?? { balance: null, positions: null, bets: null }} />;
}
