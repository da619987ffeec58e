import type { FancyBet } from '#shared/domain/bet/bet.ts';
import type { Ticket } from './ticket.ts';

/** A fancy bet with a stake and its line, so that a book can show it among the placed bets. */
export interface DraftFancyBet {
  readonly fancyId: string;
  readonly bet: FancyBet;
}

export function toDraftFancyBet({ selection, stake }: Ticket): DraftFancyBet | null {
  if (selection.kind !== 'fancy' || stake <= 0) return null;
  return {
    fancyId: selection.fancyId,
    bet: { side: selection.side === 'back' ? 'yes' : 'no', run: selection.run, size: selection.size, stake },
  };
}
