/** A language nobody speaks, for seeing what a longer one would do: every text four tenths longer, with marks over its vowels. */
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

let isPseudo = new URLSearchParams(globalThis.location?.search).get('globals')?.includes('language:pseudo') ?? false;

/** Texts are read when they are drawn: the next drawing is in the language chosen here. */
export function setPseudoLocale(enabled: boolean): void {
  isPseudo = enabled;
}

/** In words of its own, as no language is one long word. */
const createPadding = (text: string): string =>
  '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{8}(?=~)/g, '~~~~~~~~ ');

export function pseudoLocalize(text: string): string {
  // A text within a text is as long as it will be.
  if (text.trim() === '' || text.includes('~]')) return text;
  const hasLetters = text.replace(/\p{L}/gu, '').length < text.length;
  return hasLetters
    ? `[${text.replace(/[aeiou]/gi, (vowel) => ACCENTED[vowel] ?? vowel)}${createPadding(text)}]`
    : text;
}

function localize(value: unknown): unknown {
  if (typeof value === 'string') return isPseudo ? pseudoLocalize(value) : value;
  if (typeof value === 'function') return (...args: unknown[]) => localize(Reflect.apply(value, undefined, args));
  // A list behind a proxy would lose its own methods.
  if (Array.isArray(value)) return value.map(localize);
  if (typeof value === 'object' && value !== null) return withPseudoLocale(value);
  return value;
}

/** A catalogue that answers in the language chosen. */
export function withPseudoLocale<T extends object>(texts: T): T {
  // What is frozen or given by `as const` may be read through a proxy only where its target does not insist on its own values.
  return new Proxy({ ...texts }, { get: (target, key) => localize(Reflect.get(target, key)) }) as T;
}
