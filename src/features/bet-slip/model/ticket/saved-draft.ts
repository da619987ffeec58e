import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import type { RaceDraft, SlipDraft } from '#shared/storage/slip-drafts.ts';
import type { OddsSelection, Selection } from './selection.ts';
import type { Slip } from '../placement/slip.ts';
import { createTicket, typePrice, typeStake, type Ticket } from './ticket.ts';

type SavedLeg = RaceDraft['legs'][number];
type SavedTicket = Omit<SlipDraft, 'entryKey'>;

export const toOddsSelection = (selection: SavedLeg['selection']): OddsSelection => ({
  ...selection,
  price: odds(selection.price),
  changedAgoMs: Infinity,
});

function toSelection({ selection }: SavedTicket): Selection {
  if (selection.kind !== 'fancy') return toOddsSelection(selection);
  const { minStake, maxStake, ...line } = selection;
  return { ...line, minStake: money(minStake), maxStake: money(maxStake), changedAgoMs: Infinity };
}

/** The ticket of a draft. Odds that the bettor did not type are taken from the market as soon as it has a price. */
export function restoreTicket(draft: SavedTicket): Ticket {
  const ticket = createTicket(toSelection(draft));
  const { priceText, stakeText } = draft;
  return priceText === null
    ? { ...typeStake(ticket, stakeText), isPriceOld: true }
    : typeStake(typePrice(ticket, priceText), stakeText);
}

/** A ticket of an odds market, as it is saved. */
export function toSavedLeg({ anchorPrice, priceText, stakeText }: Ticket, oddsSelection: OddsSelection): SavedLeg {
  const { changedAgoMs: _ago, level: _level, winners, ...selection } = oddsSelection;
  const ownPrice = anchorPrice !== null ? null : priceText;
  return { selection: { ...selection, ...(winners !== undefined && { winners }) }, stakeText, priceText: ownPrice };
}

/** Whether the bettor typed a stake or odds. */
export const hasInput = ({ stakeText, priceText }: SavedTicket): boolean => stakeText !== '' || priceText !== null;

function toSavedTicket(ticket: Ticket): SavedTicket {
  const { selection, stakeText } = ticket;
  if (selection.kind !== 'fancy') return toSavedLeg(ticket, selection);
  const { changedAgoMs: _ago, ...savedSelection } = selection;
  return { selection: savedSelection, stakeText, priceText: null };
}

/** What a session remembers of the slip; null where nothing was typed, or the bet was sent. */
export function toSlipDraft(slip: Slip, entryKey: string): SlipDraft | null {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return null;
  const saved = toSavedTicket(slip.ticket);
  return hasInput(saved) ? { entryKey, ...saved } : null;
}
