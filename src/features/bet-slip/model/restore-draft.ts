import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { RaceDraft, SlipDraft } from '#shared/storage/slip-drafts.ts';
import type { OddsPick, Pick } from './pick.ts';
import type { Slip } from './slip.ts';
import { ticketFor, typePrice, typeStake, type Ticket } from './ticket.ts';

type SavedLeg = RaceDraft['legs'][number];
type SavedTicket = Omit<SlipDraft, 'entryKey'>;

export const oddsPickOf = (selection: SavedLeg['selection']): OddsPick => ({
  ...selection,
  price: odds(selection.price),
  changedAgoMs: Infinity,
});

function selectionOf({ selection }: SavedTicket): Pick {
  if (selection.kind !== 'fancy') return oddsPickOf(selection);
  const { minStake, maxStake, ...line } = selection;
  return { ...line, minStake: money(minStake), maxStake: money(maxStake), changedAgoMs: Infinity };
}

/** The ticket of a draft. Odds that the bettor did not type are taken from the market as soon as it has a price. */
export function ticketOfDraft(draft: SavedTicket): Ticket {
  const ticket = ticketFor(selectionOf(draft));
  const { priceText, stakeText } = draft;
  return priceText === null ? { ...typeStake(ticket, stakeText), priceIsOld: true } : typeStake(typePrice(ticket, priceText), stakeText);
}

/** A ticket of an odds market, as it is saved. */
export function savedLegOf({ pressed, priceText, stakeText }: Ticket, pick: OddsPick): SavedLeg {
  const { changedAgoMs: _ago, level: _level, winners, ...selection } = pick;
  const ownPrice = pressed !== null ? null : priceText;
  return { selection: { ...selection, ...(winners !== undefined && { winners }) }, stakeText, priceText: ownPrice };
}

/** Whether the bettor typed a stake or odds. */
export const isTyped = ({ stakeText, priceText }: SavedTicket): boolean => stakeText !== '' || priceText !== null;

function savedTicketOf(ticket: Ticket): SavedTicket {
  const { pick, stakeText } = ticket;
  if (pick.kind !== 'fancy') return savedLegOf(ticket, pick);
  const { changedAgoMs: _ago, ...selection } = pick;
  return { selection, stakeText, priceText: null };
}

/** What a session remembers of the slip; null where nothing was typed, or the bet was sent. */
export function draftOf(slip: Slip, entryKey: string): SlipDraft | null {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return null;
  const saved = savedTicketOf(slip.ticket);
  return isTyped(saved) ? { entryKey, ...saved } : null;
}
