import * as harfbuzz from '#vendor/harfbuzz/harfbuzz.js';
import type { Glyph } from './glyph.ts';

export interface Shaper {
  /**
   * Takes a font and returns the function that shapes one run of one direction with it. `scale` converts the font's
   * units to thousandths. `script` is its code in ISO 15924, or null for a font whose letters name their scripts.
   */
  addFont(sfnt: Uint8Array, scale: number, script: string | null): (text: string, isRightToLeft: boolean) => Glyph[];
  /** Frees the memory of the fonts. */
  close(): void;
}

/** Values of HarfBuzz's enumerations. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
const REMOVE_INVISIBLE = 8;
/** Glyphs of one syllable share a cluster, or only those of one character. */
const [SYLLABLES, CHARACTERS] = [0, 1];
const READ_ONLY = 1;
/** Size in 32-bit fields of what HarfBuzz stores for a glyph, and of what it stores for its position. */
const FIELDS = 5;

function storeBytes(bytes: Uint8Array): number {
  const at = harfbuzz.malloc(bytes.length);
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, at);
  return at;
}

/** Writes the four letters of a script into the bytes of a number, as HarfBuzz does. */
const toScriptCode = (script: string): number => new DataView(new TextEncoder().encode(script).buffer).getUint32(0);

/** Creates a shaper for texts of one language, a BCP 47 tag. It keeps its fonts in memory until it is closed. */
export function createShaper(language: string): Shaper {
  const buffer = harfbuzz.hb_buffer_create();
  const name = storeBytes(new TextEncoder().encode(`${language}\0`));
  const tag = harfbuzz.hb_language_from_string(name, -1);
  harfbuzz.free(name);
  const releases = [() => harfbuzz.hb_buffer_destroy(buffer)];

  function fillBuffer(text: string, isRightToLeft: boolean, script: number | null): void {
    harfbuzz.hb_buffer_clear_contents(buffer);
    harfbuzz.hb_buffer_set_flags(buffer, REMOVE_INVISIBLE);
    // Arabic signs follow their letter, in reading order. Indic signs can stand before it, so a syllable is one part.
    harfbuzz.hb_buffer_set_cluster_level(buffer, isRightToLeft ? CHARACTERS : SYLLABLES);
    const units = Uint16Array.from(text, (_, index) => text.charCodeAt(index));
    const at = storeBytes(new Uint8Array(units.buffer));
    harfbuzz.hb_buffer_add_utf16(buffer, at, text.length, 0, text.length);
    harfbuzz.free(at);
    harfbuzz.hb_buffer_set_direction(buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    harfbuzz.hb_buffer_set_language(buffer, tag);
    // A figure or a sign alone names no script, and takes the forms that it has beside the letters.
    if (script !== null) harfbuzz.hb_buffer_set_script(buffer, script);
    harfbuzz.hb_buffer_guess_segment_properties(buffer);
  }

  function readGlyphs(scale: number): Glyph[] {
    const count = harfbuzz.hb_buffer_get_length(buffer);
    const infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, 0);
    const positions = harfbuzz.hb_buffer_get_glyph_positions(buffer, 0);
    const view = new DataView(harfbuzz.memory.buffer);
    return Array.from({ length: count }, (_, index) => {
      const info = infos + index * FIELDS * 4;
      const position = positions + index * FIELDS * 4;
      return {
        id: view.getUint32(info, true),
        cluster: view.getUint32(info + 8, true),
        advance: view.getInt32(position, true) * scale,
        x: view.getInt32(position + 8, true) * scale,
        y: view.getInt32(position + 12, true) * scale,
      };
    });
  }

  return {
    addFont(sfnt, scale, script) {
      const code = script === null ? null : toScriptCode(script);
      const bytes = storeBytes(sfnt);
      const blob = harfbuzz.hb_blob_create(bytes, sfnt.length, READ_ONLY, 0, 0);
      const face = harfbuzz.hb_face_create(blob, 0);
      const font = harfbuzz.hb_font_create(face);
      releases.push(() => {
        harfbuzz.hb_font_destroy(font);
        harfbuzz.hb_face_destroy(face);
        harfbuzz.hb_blob_destroy(blob);
        harfbuzz.free(bytes);
      });
      return (text, isRightToLeft) => {
        fillBuffer(text, isRightToLeft, code);
        harfbuzz.hb_shape(font, buffer, 0, 0);
        return readGlyphs(scale);
      };
    },
    close: () => releases.splice(0).forEach((release) => release()),
  };
}
