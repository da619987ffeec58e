/** A language nobody speaks, for seeing what a longer one would do: every text four tenths longer, with marks over its vowels. */
const marked: Readonly<Record<string, string>> = { a: 'à', e: 'ë', i: 'ï', o: 'õ', u: 'ü', A: 'Å', E: 'Ë', I: 'Ï', O: 'Ø', U: 'Ü' };

let spoken = new URLSearchParams(globalThis.location?.search).get('globals')?.includes('language:pseudo') ?? false;

/** Texts are read when they are drawn: the next drawing is in the language chosen here. */
export function speakPseudo(wanted: boolean): void {
  spoken = wanted;
}

/** In words of its own, as no language is one long word. */
const longer = (text: string): string => '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{8}(?=~)/g, '~~~~~~~~ ');

export function lengthen(text: string): string {
  // A text within a text is as long as it will be.
  if (text.trim() === '' || text.includes('~]')) return text;
  const letters = text.replace(/\p{L}/gu, '').length < text.length;
  return letters ? `[${text.replace(/[aeiou]/gi, (vowel) => marked[vowel] ?? vowel)}${longer(text)}]` : text;
}

function say(value: unknown): unknown {
  if (typeof value === 'string') return spoken ? lengthen(value) : value;
  if (typeof value === 'function') return (...given: unknown[]) => say(Reflect.apply(value, undefined, given));
  // A list behind a proxy would lose its own methods.
  if (Array.isArray(value)) return value.map(say);
  if (typeof value === 'object' && value !== null) return inPseudo(value);
  return value;
}

/** A catalogue that answers in the language chosen. */
export function inPseudo<T extends object>(texts: T): T {
  // What is frozen or given by `as const` may be read through a proxy only where its target does not insist on its own values.
  return new Proxy({ ...texts }, { get: (target, key) => say(Reflect.get(target, key)) }) as T;
}
