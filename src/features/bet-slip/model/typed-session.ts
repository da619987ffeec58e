import type { FancyStake } from '#shared/domain/bet.ts';
import type { Ticket } from './ticket.ts';

/** A session bet that has a stake, and the line it is on: what a book needs to show it among the placed ones. */
export interface TypedSession {
  readonly fancyId: string;
  readonly stake: FancyStake;
}

export function typedSession({ pick, stake }: Ticket): TypedSession | null {
  if (pick.kind !== 'fancy' || stake <= 0) return null;
  return { fancyId: pick.fancyId, stake: { side: pick.side === 'back' ? 'yes' : 'no', run: pick.run, size: pick.size, stake } };
}
