/** A font file of one script. Each is a download of its own. */
export interface FontSource {
  /** Letters of the font, and no smaller part of a text: combining signs join the font of their letter. */
  readonly letters: RegExp;
  /** Code of the script in ISO 15924, if its letters change their form or place beside others. */
  readonly script?: string;
  readonly load: () => Promise<{ readonly default: string }>;
}

/**
 * Noto fonts, in the order in which a character looks for one. The first one is always loaded: it has digits, marks and
 * the sign for what no font has.
 *
 * The ranges are those in the style sheets of Fontsource, without the characters that the first font also has. They
 * lack the full stops that every Indic font has.
 */
export const fontSources: readonly [FontSource, ...FontSource[]] = [
  {
    letters:
      /[\u0000-\u00ff\u0131\u0152-\u0153\u02bb-\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\ufffd]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
  },
  {
    letters: /[\u0900-\u0950\u0953-\u0963\u0966-\u097f\u1cd0-\u1cf9\ua830-\ua839\ua8e0-\ua8ff]/u,
    script: 'Deva',
    load: () => import('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline'),
  },
  {
    letters: /[\u0980-\u09fe]/u,
    script: 'Beng',
    load: () => import('@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?inline'),
  },
  {
    letters: /[\u0b82-\u0bfa]/u,
    script: 'Taml',
    load: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline'),
  },
  {
    letters: /[\u0c00-\u0c7f]/u,
    script: 'Telu',
    load: () => import('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?inline'),
  },
  {
    letters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u,
    script: 'Arab',
    load: () => import('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?inline'),
  },
  {
    letters: /[\u0370-\u03ff]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
  },
  {
    letters: /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
  },
  {
    letters: /[\u0102-\u0103\u0110-\u0111\u0128-\u0129\u0168-\u0169\u01a0-\u01a1\u01af-\u01b0\u1ea0-\u1ef9\u20ab]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
  },
  {
    letters: /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u2020\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
  },
  {
    letters: /[\u0460-\u052f\u1c80-\u1c8a\u2de0-\u2dff\ua640-\ua69f]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
  },
  {
    letters: /[\u1f00-\u1fff]/u,
    load: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'),
  },
];
