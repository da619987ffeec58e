/** Latin letters without separate marks, as in "São Paulo". Each is one code unit. */
const LATIN = /^[\u0020-\u024f]*$/;

// A slow phone takes 40 ms for its first segmenter, and the first prices have crests. So only other scripts create one.
let segmenter: Intl.Segmenter | undefined;

/** Splits text into characters as a reader sees them: a letter with its marks is one, in any script. */
function splitCharacters(text: string): readonly string[] {
  if (LATIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const splitLetters = (text: string): readonly string[] =>
  splitCharacters(text).filter((character) => /[\p{L}\p{N}]/u.test(character));

const splitWords = (name: string): readonly (readonly string[])[] =>
  name.split(/\s+/).flatMap((word) => {
    const letters = splitLetters(word);
    return letters.length === 0 ? [] : [letters];
  });

/** Returns "GR" for Golden Roulette: the first letters of the first two words, in place of a picture. */
export const getInitials = (name: string): string =>
  splitWords(name)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toLocaleUpperCase();

/** Returns "SL" for Sri Lanka and "AU" for Australia: always two letters, if the name has two. */
export function getTeamInitials(name: string): string {
  const [first = [], second] = splitWords(name);
  return second === undefined ? first.slice(0, 2).join('').toLocaleUpperCase() : getInitials(name);
}
