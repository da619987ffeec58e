import type { Intent } from './intent.ts';
import { changedUnderThePress, betKeyOf, eventIdOf, type Pick } from './pick.ts';
import { draft, edit, EMPTY, isContradicted, learn, referenceOf, sameBet, send, type News, type OpenSlip, type PlacedSlip, type Slip } from './slip.ts';
import { takeLine, takePrice, ticketFor, type Ticket } from './ticket.ts';

/** The slip being worked on, and beside it the bets that are still to be heard of or were just settled. */
export interface Tray {
  readonly front: Slip;
  readonly aside: readonly OpenSlip[];
}

export const EMPTY_TRAY: Tray = { front: EMPTY, aside: [] };

/** Bets whose end is known are told of until the next pick; no more than this many. */
const TOLD = 3;

const awaited = (slip: Slip): boolean => slip.phase === 'sent' || slip.phase === 'unknown';

/** What no other pick may take from the screen. */
const stays = (slip: Slip): boolean => awaited(slip) || isContradicted(slip);

function withAside(aside: readonly OpenSlip[], slip: OpenSlip): readonly OpenSlip[] {
  const told = aside.filter((other) => !stays(other)).slice(1 - TOLD);
  return [...aside.filter((other) => stays(other) || told.includes(other)), slip];
}

/** A bet that was sent goes on beside the slip; what was only typed is dropped. */
export const closeFront = ({ front, aside }: Tray): Tray =>
  front.phase === 'sent' || front.phase === 'unknown' ? { front: EMPTY, aside: withAside(aside, front) } : { front: EMPTY, aside };

/** The same selection pressed again takes the new price and keeps the stake; another selection starts afresh (specification 4). */
function repriced(ticket: Ticket, pick: Pick): Ticket {
  const same = { ...ticket, justChanged: changedUnderThePress(pick) };
  if (pick.kind === 'fancy') return { ...takeLine(ticket, pick.run, pick.size), justChanged: same.justChanged };
  return { ...takePrice({ ...ticket, pick }, pick.price), justChanged: same.justChanged };
}

export function pickInto(tray: Tray, pick: Pick): Tray {
  const { front } = tray;
  if ((front.phase === 'draft' || front.phase === 'refused') && betKeyOf(front.ticket.pick) === betKeyOf(pick)) {
    return { ...tray, front: draft(repriced(front.ticket, pick)) };
  }
  const { aside } = closeFront(tray);
  return { front: draft(ticketFor(pick)), aside: aside.filter(stays) };
}

/** Returns the same tray when the change does nothing: a new one would draw the slip again, and its effects would edit it again. */
export function editFront(tray: Tray, change: (ticket: Ticket) => Ticket): Tray {
  const front = edit(tray.front, change);
  return front === tray.front ? tray : { ...tray, front };
}

export const sendFront = (tray: Tray, intent: Intent): Tray => ({ ...tray, front: send(tray.front, intent) });

/** A bet that was never in the slip. */
export const sendAside = ({ front, aside }: Tray, ticket: Ticket, intent: Intent): Tray => ({ front, aside: withAside(aside, { phase: 'sent', ticket, intent }) });

/** After a success the slip closes (specification 4); what the bet was placed at stands beside it. */
function settled(tray: Tray): Tray {
  return tray.front.phase === 'placed' ? { front: EMPTY, aside: withAside(tray.aside, tray.front) } : tray;
}

/** Tells the bet with this reference what became of it, wherever it stands. */
export function tell({ front, aside }: Tray, reference: string, news: News): Tray {
  const told = <S extends Slip>(slip: S): S => (referenceOf(slip) === reference ? (learn(slip, news) as S) : slip);
  return settled({ front: told(front), aside: aside.map(told) });
}

/** A refused bet that stands all the same: beside the slip, in place of the refusal. A draft that has been typed since stays in the slip. */
export const putFound = ({ front, aside }: Tray, slip: PlacedSlip): Tray => {
  const isSame = (other: Slip) => referenceOf(other) === slip.intent.reference;
  return { front: isSame(front) ? EMPTY : front, aside: withAside(aside.filter((other) => !isSame(other)), slip) };
};

export const slipOf = ({ front, aside }: Tray, reference: string): Slip | null =>
  [front, ...aside].find((slip) => referenceOf(slip) === reference) ?? null;

/** Bets sent before this page was loaded, whose answer nobody has seen. */
export const restore = ({ front, aside }: Tray, slips: readonly OpenSlip[]): Tray => ({ front, aside: [...slips, ...aside] });

export const dropAside = ({ front, aside }: Tray, slip: OpenSlip): Tray => ({ front, aside: aside.filter((other) => other !== slip || awaited(other)) });

const everywhere = ({ front, aside }: Tray): readonly Slip[] => [front, ...aside];

export const inFlight = (tray: Tray): boolean => everywhere(tray).some((slip) => slip.phase === 'sent');

export const inDoubt = (tray: Tray, ticket: Ticket): boolean => everywhere(tray).some((slip) => slip.phase === 'unknown' && sameBet(slip, ticket));

/** Everything whose end is not known: what must survive a reload. */
export const awaitedIntents = (tray: Tray): readonly Intent[] =>
  everywhere(tray).flatMap((slip) => (slip.phase === 'sent' || slip.phase === 'unknown' ? [slip.intent] : []));

/** The bets of one market whose answer was lost. */
export const doubtsOn = (tray: Tray, marketId: string): readonly Intent[] =>
  everywhere(tray).flatMap((slip) => (slip.phase === 'unknown' && eventIdOf(slip.intent.pick) === marketId ? [slip.intent] : []));

/** `in-doubt`: a bet on this market may or may not stand, so its position is not certain. `in-flight`: a bet on any market is under way. */
export type Busy = 'in-doubt' | 'in-flight';

export const busyOn = (tray: Tray, marketId: string): Busy | null =>
  doubtsOn(tray, marketId).length > 0 ? 'in-doubt' : inFlight(tray) ? 'in-flight' : null;
