import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrawableText, OUT_OF_SHAPE } from './drawable-text.ts';

/** Reads the font's character map (format 4) of the OpenType specification, independently of jsPDF. */
function readCharacterMap(font: Buffer): (codePoint: number) => boolean {
  const tables = font.readUInt16BE(4);
  const entries = Array.from({ length: tables }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  const start = subtables.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const count = font.readUInt16BE(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  return (codePoint) => {
    for (let at = 0; at < count; at += 1) {
      if (codePoint > font.readUInt16BE(ends + at * 2)) continue;
      const first = font.readUInt16BE(starts + at * 2);
      if (codePoint < first) return false;
      const offset = font.readUInt16BE(offsets + at * 2);
      const glyph = offset === 0 ? codePoint : font.readUInt16BE(offsets + at * 2 + offset + (codePoint - first) * 2);
      return glyph !== 0 && ((glyph + font.readUInt16BE(deltas + at * 2)) & 0xffff) !== 0;
    }
    return false;
  };
}

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
);
const hasGlyph = readCharacterMap(font);
const draw = (text: string) => {
  const drawable = createDrawableText(hasGlyph);
  return { text: drawable.write(text), ...drawable.report() };
};

describe('createDrawableText', () => {
  test.each(['Mumbai v Chennai', '₹ ñ Ω Ж', 'Đặng Văn Lâm', '−1,234.56', 'naïve café – “x”'])(
    'drawable text keeps %s',
    (text) => {
      expect(draw(text)).toEqual({ text, missing: [], outOfShape: 0 });
    },
  );

  test('drawable text marks and reports a character without a glyph', () => {
    expect(draw('東京 v Roma 🏏')).toEqual({
      text: '�� v Roma �',
      missing: ['U+6771', 'U+4EAC', 'U+1F3CF'],
      outOfShape: 0,
    });
  });

  test('drawable text marks a character of several code points once', () => {
    expect(draw('a👩‍🚀b').text).toBe('a�b');
  });

  test('drawable text marks and counts a combining sign that the writer does not place', () => {
    const written = draw('हिन्दी');
    expect(written.text).toBe(`हिन्दी${OUT_OF_SHAPE}`);
    expect(written).toMatchObject({ missing: [], outOfShape: 1 });
    expect(draw('कमल'), 'letters that stand alone').toEqual({ text: 'कमल', missing: [], outOfShape: 0 });
  });

  test('drawable text joins a letter and its accent when Unicode has one character', () => {
    expect(draw('Jose\u0301')).toEqual({ text: 'José', missing: [], outOfShape: 0 });
    expect(draw('x\u0302').outOfShape).toBe(1);
  });

  test('drawable text keeps spaces of every width and line ends as plain spaces', () => {
    expect(draw('1\u202f000\u00a0a\nb\u200e\u2067c\u2069\u00ad').text).toBe('1 000 a bc');
  });

  test('drawable text never loses a character without a mark', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const { text: written, missing, outOfShape } = draw(text);
        const drawn = [...written.replace(OUT_OF_SHAPE, '')];
        expect(
          drawn.every((letter) => hasGlyph(letter.codePointAt(0) ?? 0)),
          'only what the font draws',
        ).toBe(true);
        const visible = [
          ...graphemes.segment(text.normalize('NFC').replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')),
        ].filter(({ segment }) => segment.trim() !== '');
        expect(
          [...graphemes.segment(written)].filter(({ segment }) => segment.trim() !== '').length,
        ).toBeGreaterThanOrEqual(visible.length === 0 ? 0 : 1);
        if (visible.some(({ segment }) => [...segment].some((letter) => !hasGlyph(letter.codePointAt(0) ?? 0))))
          expect(missing.length).toBeGreaterThan(0);
        if (/\p{M}/u.test(written)) expect(outOfShape).toBe(1);
      }),
    );
  });
});

test('the embedded font has no letters that join without combining signs', () => {
  const joining =
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Mandaic}\p{Script=Adlam}]/u;
  const letters = Array.from({ length: 0xffff }, (_, index) => index).filter(
    (code) => hasGlyph(code) && joining.test(String.fromCodePoint(code)),
  );
  expect(letters).toEqual([]);
});
