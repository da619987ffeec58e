import { formatOddsAs } from '../domain/odds/formats/format-odds.ts';
import { ODDS_FORMATS, type OddsFormatName } from '../domain/odds/formats/odds-format-name.ts';
import { parseOddsAs } from '../domain/odds/formats/parse-odds.ts';
import { asOdds, formatPriceText, type Odds } from '../domain/odds/odds.ts';
import { parseOddsInput } from '../domain/odds/odds-input.ts';
import type { OddsFormatter } from '../format/odds-format.ts';
import { texts } from './texts.ts';

/** Formats without a sign or a slash, which the number pad of every phone can type. */
const onNumberPad: ReadonlySet<OddsFormatName> = new Set(['hong-kong', 'chance', 'bhaav']);

/** Creates the formatter of a stored choice. Null: another build stored a format that this one does not know. */
export function createOddsFormatter(stored: string | null): OddsFormatter | null {
  const name = ODDS_FORMATS.find((each) => each === stored);
  if (name === undefined) return null;
  const format = (price: Odds): string => formatOddsAs(name, price);
  return {
    name,
    inputMode: onNumberPad.has(name) ? 'decimal' : 'text',
    format,
    parse(text, ladder) {
      const input = parseOddsAs(name, text, ladder);
      if (input.kind === 'unreadable') return { ...input, problem: 'no-number', message: texts.problem[name] };
      return input.kind === 'odds' ? { kind: 'odds', price: input.price } : { kind: input.kind };
    },
    toDecimalText(text, ladder) {
      const input = parseOddsAs(name, text, ladder);
      return input.kind === 'odds' ? formatPriceText(input.price) : '';
    },
    readDecimalText(text) {
      const input = parseOddsInput(text, 'odds');
      return input.kind === 'odds' ? format(asOdds(input.price)) : '';
    },
    describeSent(text, price, ladder) {
      const decimal = formatPriceText(price);
      const input = parseOddsAs(name, text, ladder);
      return input.kind === 'odds' && !input.isExact
        ? texts.sentNearest({ price: format(price), decimal })
        : texts.sent({ decimal });
    },
  };
}
