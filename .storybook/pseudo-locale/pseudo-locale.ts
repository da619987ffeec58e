/** Pseudo-locale that shows the effect of longer texts: every text is 40 % longer and has accents on its vowels. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'ë',
  i: 'ï',
  o: 'õ',
  u: 'ü',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Ü',
};

/** Unit tests of this file run without an address. */
const search = typeof location === 'undefined' ? '' : location.search;
let isPseudo = new URLSearchParams(search).get('globals')?.includes('language:pseudo') ?? false;

/** Enables or disables the pseudo-locale. Texts are read during rendering, so the next render shows it. */
export function setPseudoLocale(enabled: boolean): void {
  isPseudo = enabled;
}

/** Pads with separate words, because no language has one long word. */
const createPadding = (text: string): string =>
  '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{8}(?=~)/g, '~~~~~~~~ ');

export function localizeText(text: string): string {
  // An inner text already has its final length.
  if (text.trim() === '' || text.includes('~]')) return text;
  const hasLetters = text.replace(/\p{L}/gu, '').length < text.length;
  return hasLetters
    ? `[${text.replace(/[aeiou]/gi, (vowel) => ACCENTED[vowel] ?? vowel)}${createPadding(text)}]`
    : text;
}

function localize(value: unknown): unknown {
  if (typeof value === 'string') return isPseudo ? localizeText(value) : value;
  if (typeof value === 'function') return (...args: unknown[]) => localize(Reflect.apply(value, undefined, args));
  // A list behind a proxy would lose its methods.
  if (Array.isArray(value)) return value.map(localize);
  if (typeof value === 'object' && value !== null) return withPseudoLocale(value);
  return value;
}

/** Wraps a catalogue so that it returns texts in the chosen locale. */
export function withPseudoLocale<T extends object>(texts: T): T {
  // A proxy must return the original values of frozen targets, so the target is a copy.
  return new Proxy({ ...texts }, { get: (target, key) => localize(Reflect.get(target, key)) });
}
