import { readdirSync, readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { type FontSource, fontSources } from './font-sources.ts';
import type { Glyph } from './glyph.ts';
import { type FontFile, readFont, writeSfnt } from './read-font.ts';
import { createShaper } from './shaper.ts';

const languages = new URL('../../../../../languages/', import.meta.url);

/** Runs of one script in every message of a language. */
function listRuns(language: string, script: RegExp): readonly string[] {
  const folder = new URL(`${language}/`, languages);
  const texts = readdirSync(folder).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>).map(String),
  );
  return [...new Set(texts.flatMap((text) => text.match(script) ?? []))];
}

async function readSource({ load }: FontSource): Promise<FontFile> {
  const { default: address } = await load();
  return readFont(new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')));
}

/** Shapes with the WebAssembly of the package, which shares no code of this repository. */
function createReference(sfnt: Uint8Array, language: string) {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt.slice().buffer)));
  return (text: string, isRightToLeft: boolean) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setFlags(harfbuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.setLanguage(language);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: NaN, xOffset: NaN, yOffset: NaN };
      return { id: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
    });
  };
}

const withoutCluster = ({ id, advance, x, y }: Glyph) => ({ id, advance, x, y });

const scripts: [string, RegExp, string, string][] = [
  ['hi', /[\p{Script=Devanagari}\u200c\u200d]+/gu, 'क', 'क्ष श्री ज्ञ र्कि क्‍ष द्ध्य ट्ट हृ रू फ़'],
  ['bn', /[\p{Script=Bengali}\u200c\u200d]+/gu, 'ক', 'র্য ক্ষ শ্রী র্‍য ন্দ্র স্ত্রী কো কৌ ৎ র্কি'],
  ['ta', /[\p{Script=Tamil}\u200c\u200d]+/gu, 'க', 'க்ஷ ஸ்ரீ கொ கோ கௌ கை டு'],
  ['te', /[\p{Script=Telugu}\u200c\u200d]+/gu, 'క', 'క్ష శ్రీ ర్య స్త్రీ ప్రతి జ్ఞ ట్ల కై'],
  ['ur', /[\p{Script=Arabic}\u200c\u200d]+/gu, 'ب', 'لا الله ہے کے محمد پاکستان زیرِ اِن ئے ۂ آ'],
];

describe('createShaper', () => {
  test.each(scripts)(
    'shaper places the glyphs of every %s message as HarfBuzz does',
    async (language, script, letter, hard) => {
      const source = fontSources.find(({ letters }) => letters.test(letter));
      const font = await readSource(source ?? fontSources[0]);
      const sfnt = writeSfnt([...font.tables]);
      const shape = createShaper(language).addFont(sfnt, font.scale, null);
      const shapeReference = createReference(sfnt, language);
      const runs = [...hard.split(' '), ...listRuns(language, script)];
      expect(runs.length).toBeGreaterThan(500);
      const isRightToLeft = language === 'ur';
      const wrong = runs.filter((run) => {
        const glyphs = JSON.stringify(shape(run, isRightToLeft).map(withoutCluster));
        return glyphs !== JSON.stringify(shapeReference(run, isRightToLeft));
      });
      expect(wrong).toEqual([]);
    },
  );

  test('shaper draws a conjunct with other glyphs than its letters', async () => {
    const font = await readSource(fontSources.find(({ letters }) => letters.test('क')) ?? fontSources[0]);
    const shape = createShaper('hi').addFont(writeSfnt([...font.tables]), font.scale, null);
    const letters = ['क', 'ष'].map((letter) => font.findGlyph(letter.codePointAt(0) ?? 0));
    expect(
      shape('क्ष', false)
        .map(({ id }) => id)
        .filter((id) => letters.includes(id)),
    ).toEqual([]);
  });
});
