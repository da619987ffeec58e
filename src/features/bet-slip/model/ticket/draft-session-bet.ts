import type { FancyBet } from '#shared/domain/bet/bet.ts';
import type { Ticket } from './ticket.ts';

/** A session bet with a stake and its line, so that a book can show it among the placed bets. */
export interface DraftSessionBet {
  readonly fancyId: string;
  readonly stake: FancyBet;
}

export function toDraftSessionBet({ selection, stake }: Ticket): DraftSessionBet | null {
  if (selection.kind !== 'fancy' || stake <= 0) return null;
  return {
    fancyId: selection.fancyId,
    stake: { side: selection.side === 'back' ? 'yes' : 'no', run: selection.run, size: selection.size, stake },
  };
}
