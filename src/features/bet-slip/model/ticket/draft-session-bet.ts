import type { FancyBet } from '#shared/domain/bet/bet.ts';
import type { Ticket } from './ticket.ts';

/** A session bet that has a stake, and the line it is on: what a book needs to show it among the placed ones. */
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
