/**
 * Normalizes a text for a search: small letters without accents and optional Arabic vowel signs. The vowel signs of
 * Indian scripts stay, because they make another word.
 */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .toLowerCase();
