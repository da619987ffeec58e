import type { OddsSelection, Selection } from '#shared/domain/bet/selection.ts';
import { money } from '#shared/domain/money/money.ts';
import { createMarketPrice } from '#shared/domain/odds/odds.ts';
import { getOddsFormatter } from '#shared/format/odds-format.ts';
import type { SlipContent } from '../placement/slip-bet.ts';
import type { SavedOddsDraft, SavedSlipDraft } from './draft-storage.ts';
import { createTicket, type Ticket, typePrice, typeStake } from './ticket.ts';

type SavedLeg = SavedOddsDraft;
type SavedTicket = Omit<SavedSlipDraft, 'entryKey'>;

/** A row without winners is of a market with one. */
export const toOddsSelection = ({ winners = 1, ...selection }: SavedLeg['selection']): OddsSelection => ({
  ...selection,
  winners,
  price: createMarketPrice(selection.kind, selection.price),
  changedAgoMs: Infinity,
});

function toSelection({ selection }: SavedTicket): Selection {
  if (selection.kind !== 'fancy') return toOddsSelection(selection);
  const { minStake, maxStake, ...line } = selection;
  return { ...line, minStake: money(minStake), maxStake: money(maxStake), changedAgoMs: Infinity };
}

/** Creates the ticket of a saved draft. Odds that the bettor did not type follow the market's first price. */
export function restoreTicket(draft: SavedTicket): Ticket {
  const ticket = createTicket(toSelection(draft));
  const { priceText, stakeText } = draft;
  return priceText === null
    ? { ...typeStake(ticket, stakeText), isPriceOld: true }
    : typeStake(
        typePrice(
          ticket,
          draft.selection.kind === 'odds' ? (getOddsFormatter()?.readDecimalText(priceText) ?? priceText) : priceText,
        ),
        stakeText,
      );
}

/** The text of the odds field in a draft: decimal in every format of odds, because the format may change. */
const toDecimalText = ({ selection, priceText }: Ticket): string =>
  selection.kind === 'odds' ? (getOddsFormatter()?.toDecimalText(priceText, selection.ladder) ?? priceText) : priceText;

/** Converts a ticket of an odds market to its saved form. */
export function toSavedLeg(ticket: Ticket, oddsSelection: OddsSelection): SavedLeg {
  const { anchorPrice, stakeText } = ticket;
  const { changedAgoMs: _ago, level: _level, ...selection } = oddsSelection;
  const ownPrice = anchorPrice !== null ? null : toDecimalText(ticket);
  return { selection, stakeText, priceText: ownPrice };
}

/** Whether the bettor typed a stake or odds. */
export const hasInput = ({ stakeText, priceText }: SavedTicket): boolean => stakeText !== '' || priceText !== null;

function toSavedTicket(ticket: Ticket): SavedTicket {
  const { selection, stakeText } = ticket;
  if (selection.kind !== 'fancy') return toSavedLeg(ticket, selection);
  const { changedAgoMs: _ago, ...savedSelection } = selection;
  return { selection: savedSelection, stakeText, priceText: null };
}

/** Creates the draft that the session stores; null when the bettor typed nothing or sent the bet. */
export function toSlipDraft(slip: SlipContent, entryKey: string): SavedSlipDraft | null {
  if (slip.phase !== 'draft' && slip.phase !== 'refused') return null;
  const saved = toSavedTicket(slip.ticket);
  return hasInput(saved) ? { entryKey, ...saved } : null;
}
