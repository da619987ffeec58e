/** A drawn form of a font, placed after the one before it. Lengths are in thousandths of the font size. */
export interface Glyph {
  readonly id: number;
  /** Index in the text of the first character that this glyph draws. Several glyphs may share it. */
  readonly cluster: number;
  /** Distance to the next glyph. */
  readonly advance: number;
  /** How far the glyph stands from its place, to the right and upwards. */
  readonly x: number;
  readonly y: number;
}
