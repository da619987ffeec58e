import type { Market, MarketKind } from '../domain/market/market.ts';
import { formatPriceText, type Odds } from '../domain/odds/odds.ts';
import { type OddsInput, parseOddsInput } from '../domain/odds/odds-input.ts';
import { getOddsFormatter } from './odds-format.ts';

/** Formats odds for the field that types them: with two decimals, or in the chosen format. */
export const formatOddsText = (price: Odds): string => getOddsFormatter()?.format(price) ?? formatPriceText(price);

/** Parses the text of an odds field in the chosen format. Other prices than odds have one format. */
export const readOddsText = (text: string, kind: MarketKind, ladder: Market['ladder']): OddsInput =>
  (kind === 'odds' && getOddsFormatter()?.parse(text, ladder)) || parseOddsInput(text, kind);
