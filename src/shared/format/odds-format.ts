import type { Market } from '../domain/market/market.ts';
import type { Odds } from '../domain/odds/odds.ts';
import type { OddsInput } from '../domain/odds/odds-input.ts';

/** Another format than decimal odds: how to show a price, and how to read what the bettor types. */
export interface OddsFormatter {
  readonly name: string;
  /** Keyboard of a phone that has every character of the format. */
  readonly inputMode: 'text' | 'decimal';
  readonly format: (price: Odds) => string;
  /** Parses the whole text of an odds field into a price of this ladder. */
  readonly parse: (text: string, ladder: Market['ladder']) => OddsInput;
  /** Converts the text of an odds field from and to decimal odds. Empty: the text is no price. */
  readonly toDecimalText: (text: string, ladder: Market['ladder']) => string;
  readonly readDecimalText: (text: string) => string;
  /** Says which decimal odds are sent for a text of the field. */
  readonly describeSent: (text: string, price: Odds, ladder: Market['ladder']) => string;
}

// One per document, like the display settings. Null: decimal odds, which need no further code.
let formatter: OddsFormatter | null = null;
const listeners = new Set<() => void>();

export const getOddsFormatter = (): OddsFormatter | null => formatter;

/** Changes the format of all odds. Components on screen draw again with `onOddsFormatChange`. */
export function setOddsFormatter(next: OddsFormatter | null): void {
  formatter = next;
  for (const listener of [...listeners]) listener();
}

/** Calls back after the format has changed. Returns the unsubscribe function. */
export function onOddsFormatChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
