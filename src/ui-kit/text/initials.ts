const segmenter = new Intl.Segmenter();

/** Splits text into letters as a reader sees them: a letter with its marks is one, in any script. */
const splitLetters = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment).filter((letter) => /[\p{L}\p{N}]/u.test(letter));

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
