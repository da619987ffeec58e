import { money } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import type { SlipDraft } from '#shared/storage/slip-drafts.ts';
import type { Pick } from './pick.ts';
import type { Slip } from './slip.ts';
import { ticketFor, typePrice, typeStake, type Ticket } from './ticket.ts';

function selectionOf({ selection }: SlipDraft): Pick {
  const changedAgoMs = Infinity;
  if (selection.kind === 'fancy') {
    const { minStake, maxStake, ...line } = selection;
    return { ...line, minStake: money(minStake), maxStake: money(maxStake), changedAgoMs };
  }
  return { ...selection, price: odds(selection.price), changedAgoMs };
}

/** The ticket of a draft. Odds that the bettor did not type are taken anew as soon as the market has a price. */
export function ticketOfDraft(draft: SlipDraft): Ticket {
  const ticket = ticketFor(selectionOf(draft));
  const { priceText, stakeText } = draft;
  return priceText === null ? { ...typeStake(ticket, stakeText), priceIsOld: true } : typeStake(typePrice(ticket, priceText), stakeText);
}

/** What a session remembers of the slip; null where nothing was typed, or the bet was sent. */
export function draftOf(slip: Slip, entryKey: string): SlipDraft | null {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return null;
  const { pick, pressed, priceText, stakeText } = slip.ticket;
  const ownPrice = pick.kind === 'fancy' || pressed !== null ? null : priceText;
  if (stakeText === '' && ownPrice === null) return null;
  if (pick.kind === 'fancy') {
    const { changedAgoMs: _ago, ...selection } = pick;
    return { entryKey, selection, stakeText, priceText: null };
  }
  const { changedAgoMs: _ago, level: _level, winners, ...selection } = pick;
  return { entryKey, selection: { ...selection, ...(winners !== undefined && { winners }) }, stakeText, priceText: ownPrice };
}
