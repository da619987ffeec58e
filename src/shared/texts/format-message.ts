import { formatToParts } from 'intl-messageformat';
import { getDisplaySettings } from '../format/display.ts';
import type { CompiledMessage } from './message-types.ts';

/** BCP 47. The language of the texts, which chooses plural forms. */
let language = 'en';

export function setTextLanguage(tag: string): void {
  language = tag;
}

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

const getNumbers = cacheFormats((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const getDates = cacheFormats(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const getPlurals = cacheFormats((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** Numbers and time zones follow the operator's display settings, words and plural forms the language. */
const formatters: Parameters<typeof formatToParts>[2] = {
  getNumberFormat: (_, options) => getNumbers(getDisplaySettings().locale, options),
  getDateTimeFormat(_, options) {
    const { timeZone } = getDisplaySettings();
    return getDates(language, timeZone === 'local' ? options : { ...options, timeZone });
  },
  getPluralRules: (_, options) => getPlurals(language, options),
};

/** A message names no format of its own: it has skeletons, which the build has compiled. */
const NAMED_FORMATS = { number: {}, date: {}, time: {} };

/** Formats a message with its arguments. Throws a FormatError where one is missing. */
export const formatMessage = (
  parts: Exclude<CompiledMessage, string>,
  values: Readonly<Record<string, string | number | Date>>,
): string =>
  formatToParts(parts, language, formatters, NAMED_FORMATS, values)
    .map(({ value }) => String(value))
    .join('');
