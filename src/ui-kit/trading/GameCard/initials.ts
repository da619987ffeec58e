/** Returns "GR" for Golden Roulette: the first letters of the first two words, in place of a picture. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '')
    .join('')
    .toLocaleUpperCase();
