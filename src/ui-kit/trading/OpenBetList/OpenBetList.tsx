import type { ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount } from '../../data/Amount/Amount.tsx';
import { Timestamp } from '../../data/Timestamp/Timestamp.tsx';
import { BetItem, List, Note } from './OpenBetList.styles.ts';
import { texts } from './texts.ts';

export interface OpenBetListProps {
  /** Accessible name of the list. */
  label: string;
  /** Bets in display order. */
  bets: readonly Bet[];
  /** A line under a bet: unmatched, void, deleted and the reason. Null: no note. */
  renderNote?: (bet: Bet) => ReactNode;
}

/**
 * Bets as rows: side by colour strip and word, stake at price, and the greatest profit, or for a lay the greatest loss.
 */
export function OpenBetList({ label, bets, renderNote }: OpenBetListProps) {
  return (
    <List aria-label={label}>
      {bets.map((bet) => (
        <OpenBetItem key={bet.betId} bet={bet} note={renderNote?.(bet) ?? null} />
      ))}
    </List>
  );
}

function OpenBetItem({ bet, note }: { bet: Bet; note: ReactNode }) {
  return (
    <BetItem data-side={bet.side} data-state={bet.state === 'active' ? 'active' : 'closed'}>
      <b>{texts.bet[bet.kind === 'fancy' ? 'fancy' : 'odds']({ side: bet.side, selection: bet.selectionName })}</b>
      <b>{texts.terms({ stake: formatStake(bet.stake), price: formatPrice(bet.price, bet.kind) })}</b>
      <small>
        {texts.market({ name: bet.marketName })} <Timestamp at={bet.placedAt} pattern="clock" />
      </small>
      <small>
        <Amount value={bet.result ?? bet.profit} sign="always" />
      </small>
      {note !== null && <Note>{note}</Note>}
    </BetItem>
  );
}
