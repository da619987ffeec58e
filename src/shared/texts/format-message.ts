import { formatToParts } from 'intl-messageformat';
import { createNumberFormatter, getDisplaySettings, toDisplayDigits } from '../format/display.ts';
import type { CompiledMessage } from './message-types.ts';

/** BCP 47. The language of the texts, which chooses plural forms. */
let language = 'en';

export function setTextLanguage(tag: string): void {
  language = tag;
}

export const getTextLanguage = (): string => language;

/** Keeps what `create` returns for each input: a format costs a hundred times its use. */
function cacheFormats<Options, Format>(create: (locale: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

const getNumbers = cacheFormats(createNumberFormatter);
const getPlurals = cacheFormats((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Numbers follow the operator's display settings, words and plural forms the language. */
const formatters: Parameters<typeof formatToParts>[2] = {
  getNumberFormat: (_, options) => getNumbers(getDisplaySettings().locale, options) as Intl.NumberFormat,
  // Dates come as texts of src/shared/format, in the zone of the display.
  getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(language, options),
  getPluralRules: (_, options) => getPlurals(language, options),
};

/** A message names no format of its own: it has skeletons, which the build has compiled. */
const NAMED_FORMATS = { number: {}, date: {}, time: {} };

/**
 * Makes objects of numbers. FormatJS calculates with them as before, and hands one without a format on as it is, so
 * that it gets the digits of the display. A text, such as a name or a price, keeps its own digits.
 */
const wrapNumbers = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? (Object(value) as number) : value,
    ]),
  );

/** Formats a message with its arguments. Throws a FormatError where one is missing. */
export const formatMessage = (parts: Exclude<CompiledMessage, string>, values: MessageValues): string =>
  formatToParts(
    parts,
    language,
    formatters,
    NAMED_FORMATS,
    getDisplaySettings().digits === 'native' ? wrapNumbers(values) : values,
  )
    .map(({ value }) => (typeof value === 'object' ? toDisplayDigits(String(value)) : String(value)))
    .join('');
