import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDrawableTexts } from './drawable-text.ts';
import { loadFonts } from './load-fonts.ts';
import type { PdfFont } from './pdf-font.ts';

/** A letter of each font. */
const LETTERS = 'aāđΩЖҠἀहবதతب\u0302';
let fonts: readonly [PdfFont, ...PdfFont[]];
beforeAll(async () => {
  ({ fonts } = await loadFonts(LETTERS, 'en'));
});

const draw = (text: string) => {
  const drawable = createDrawableTexts(fonts);
  return { text: drawable.prepare(text).text, missing: drawable.listMissing() };
};

describe('createDrawableTexts', () => {
  test.each([
    'Mumbai v Chennai',
    '₹ ñ Ω Ж',
    'Đặng Văn Lâm',
    '−1,234.56',
    'naïve café – “x”',
    'हिन्दी क्ष श्री',
    'র্য ক্ষ',
    'க்ஷ ஸ்ரீ',
    'క్ష స్త్రీ',
    'بیٹ لگائیں۔',
    'الأهلي',
  ])('drawable text keeps %s', (text) => {
    expect(draw(text)).toEqual({ text: text.normalize('NFC'), missing: [] });
  });

  test('drawable text marks and reports a character without a glyph', () => {
    expect(draw('東京 v Roma 🏏')).toEqual({ text: '�� v Roma �', missing: ['U+6771', 'U+4EAC', 'U+1F3CF'] });
  });

  test('drawable text marks a character of several code points once', () => {
    expect(draw('a👩‍🚀b').text).toBe('a�b');
  });

  test('drawable text marks a letter whose sign stands in another font', () => {
    expect(draw('x\u0302')).toEqual({ text: '�', missing: ['U+0302'] });
  });

  test('drawable text joins a letter and its accent when Unicode has one character', () => {
    expect(draw('Jose\u0301')).toEqual({ text: 'José', missing: [] });
  });

  test('drawable text keeps spaces of every width and line ends as plain spaces', () => {
    expect(draw('1\u202f000\u00a0a\nb\u00adc').text).toBe('1 000 a bc');
  });

  test('drawable text keeps the joiners and marks that change order or form', () => {
    expect(draw('क्\u200dष \u2068₹1\u2069').text).toBe('क्\u200dष \u2068₹1\u2069');
  });

  test('drawable text never loses a character without a mark', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const isVisible = ({ segment }: { readonly segment: string }) =>
      segment.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '') !== '';
    const hasGlyph = (letter: string) => fonts.some(({ file }) => file.findGlyph(letter.codePointAt(0) ?? 0) !== 0);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const { text: written, missing } = draw(text);
        const drawn = [...written.replace(/\p{Default_Ignorable_Code_Point}/gu, '')];
        expect(drawn.every(hasGlyph), 'only what a font draws').toBe(true);
        const visible = [...graphemes.segment(text.normalize('NFC'))].filter(isVisible);
        expect(visible.length > 0).toBe(written.trim() !== '' && drawn.some((letter) => letter !== ' '));
        if (visible.some(({ segment }) => /\p{Script=Han}|\p{Emoji_Presentation}/u.test(segment)))
          expect(missing.length).toBeGreaterThan(0);
      }),
    );
  });
});
