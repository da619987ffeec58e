import { ticksBetween } from '#shared/domain/ladder.ts';
import type { Odds } from '#shared/domain/odds.ts';
import type { OddsPick } from './pick.ts';
import { followPrice, type Ticket } from './ticket.ts';

/**
 * What the bettor wants where the market no longer offers the odds in the slip. The exchange has its own rule on top, which nothing
 * here changes: it fills at the asked odds or better, or refuses.
 */
export type PricePolicy =
  /** Sent only while exactly these odds are the best on offer. */
  | { readonly kind: 'only-mine' }
  /** Sent while these odds or better ones are on offer. */
  | { readonly kind: 'better' }
  /** As `better`; and the odds follow a market that got worse by so many steps at most. */
  | { readonly kind: 'within'; readonly ticks: number };

export const GREATEST_TICKS = 10;

type Book = Pick<OddsPick, 'kind' | 'side' | 'ladder'>;

const worse = ({ side }: Pick<Book, 'side'>, live: Odds, asked: Odds): boolean => (side === 'back' ? live < asked : live > asked);

/** Steps of the market between two prices, whichever is higher. Infinity where one of them is no price of its ladder. */
function stepsApart({ kind, ladder }: Book, one: Odds, other: Odds): number {
  if (kind === 'bookmaker' || ladder === 'step') return Math.abs(one - other);
  const steps = ticksBetween(ladder, one, other);
  return steps === null ? Infinity : Math.abs(steps);
}

/** What the slip asks when `pressed` was pressed and the best on offer is `live`. */
export function askedPrice(policy: PricePolicy, book: Book, pressed: Odds, live: Odds): Odds {
  const follows = policy.kind === 'within' && worse(book, live, pressed) && stepsApart(book, pressed, live) <= policy.ticks;
  return follows ? live : pressed;
}

/** The ticket with the odds that the policy lets it ask now; the same ticket where nothing follows. */
export function followed(policy: PricePolicy, ticket: Ticket, live: Odds | null): Ticket {
  const { pick, pressed, price } = ticket;
  if (pick.kind === 'fancy' || pressed === null || live === null) return ticket;
  const asked = askedPrice(policy, pick, pressed, live);
  return asked === price ? ticket : followPrice(ticket, asked);
}

/** Whether the market has moved away from the odds in the slip so far that the policy holds the bet back. */
export function priceMoved(policy: PricePolicy, { pick, price }: Ticket, live: Odds | null): boolean {
  // A session bet has a rule of its own: its line must stand exactly.
  if (pick.kind === 'fancy' || price === null || live === null) return false;
  return policy.kind === 'only-mine' ? live !== price : worse(pick, live, price);
}
