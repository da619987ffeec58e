import { createIndianFormat } from './indian-numbers.ts';

/** The operator's display settings. Set once at start from config.json, before the first render. */
export interface DisplaySettings {
  /** BCP 47. en-IN groups as 12,34,567. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** `local`: the reader's own zone. Otherwise `utc` or an IANA name. */
  readonly timeZone: 'local' | 'utc' | (string & {});
  /** `native`: the digits of the language, for everything but prices. */
  readonly digits: 'latin' | 'native';
}

// One per document: formats are plain functions, and components call them everywhere.
let settings: DisplaySettings = { locale: 'en-IN', currency: 'INR', timeZone: 'local', digits: 'latin' };
const formatters = new Map<string, NumberFormatter>();
/** Code point of the zero of the language; the other digits follow it. */
let nativeZero = 0x30;

export const getDisplaySettings = (): DisplaySettings => settings;

export function setNativeZero(zero: number): void {
  nativeZero = zero;
}

/** Replaces Latin digits by those of the display. */
export const toDisplayDigits = (text: string): string =>
  settings.digits === 'native' ? text.replace(/\d/g, (digit) => String.fromCharCode(nativeZero + Number(digit))) : text;

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Sets the display. Throws a RangeError, and changes nothing, for an unknown locale, currency or zone. The app checks
 * its config first.
 *
 * The check creates no number format: a browser's first one takes 20 ms, and the login page needs none.
 */
export function configureDisplay(change: Partial<DisplaySettings>): void {
  const next = { ...settings, ...change };
  Intl.getCanonicalLocales(next.locale);
  if (!CURRENCY.test(next.currency)) throw new RangeError(`no currency: ${next.currency}`);
  if (next.timeZone !== 'local') Intl.DateTimeFormat(next.locale, { timeZone: next.timeZone });
  settings = next;
  formatters.clear();
}

export type NumberStyle = 'plain' | 'currency';

/** Formats numbers with the digits of the display. */
export interface NumberFormatter {
  readonly format: (value: number) => string;
}

export const createNumberFormatter = (locale: string, options?: Intl.NumberFormatOptions): NumberFormatter => {
  const createIntlFormat = () => new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  const format = createIndianFormat(locale, options, createIntlFormat) ?? createIntlFormat().format;
  return { format: (value) => toDisplayDigits(format(value)) };
};

const getFormatOptions = (style: NumberStyle, currency: string): Intl.NumberFormatOptions =>
  style === 'plain' ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };

/** Returns a cached formatter of the display's locale: creating one costs a hundred times its use. */
export function getNumberFormat(style: NumberStyle, decimals: 0 | 1 | 2): NumberFormatter {
  const key = `${style}${decimals}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const created = createNumberFormatter(settings.locale, {
    ...getFormatOptions(style, settings.currency),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, created);
  return created;
}
