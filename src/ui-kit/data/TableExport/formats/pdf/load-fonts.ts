import { fontSources } from './font-sources.ts';
import { loadFont, type PdfFont } from './pdf-font.ts';

/** Letters whose form or place depends on their neighbours. Every other letter needs no shaper. */
const NEEDS_SHAPING =
  /[\p{M}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/u;

export interface LoadedFonts {
  readonly fonts: readonly [PdfFont, ...PdfFont[]];
  /** Frees the memory of the shaper. The fonts draw no text afterwards. */
  close(): void;
}

const SPACE = 32;

/**
 * Loads the fonts that the letters of a table need, in the order in which a character looks for one. It loads HarfBuzz
 * only for scripts that need it.
 */
export async function loadFonts(letters: string, language: string): Promise<LoadedFonts> {
  const [basic, ...others] = fontSources;
  const chosen = others.filter((source) => source.letters.test(letters));
  const shaper = NEEDS_SHAPING.test(letters) ? (await import('./shaper.ts')).createShaper(language) : null;
  const first = await loadFont(basic, 'F0', shaper);
  const spaceWidth = first.file.getAdvance(first.file.findGlyph(SPACE));
  const further = chosen.map((source, index) => loadFont(source, `F${index + 1}`, shaper, spaceWidth));
  return { fonts: [first, ...(await Promise.all(further))], close: () => shaper?.close() };
}
