import { beforeAll, describe, expect, test } from 'vitest';
import { createDrawableTexts, type DrawableTexts } from './drawable-text.ts';
import { loadFonts } from './load-fonts.ts';
import { layoutText, type TextDirection } from './text-layout.ts';

let drawable: DrawableTexts;
beforeAll(async () => {
  drawable = createDrawableTexts((await loadFonts('aकب₹', 'ur')).fonts);
});

/** The texts of each line's runs from left to right. */
const layout = (text: string, direction: TextDirection, maxWidth = Infinity) =>
  layoutText(drawable.prepare(text), direction, maxWidth).map(({ runs }) => runs.map((run) => run.text));

describe('layoutText', () => {
  test('text layout orders the runs of an Urdu line from the right', () => {
    expect(layout('بیٹ India جیت', 'rtl')).toEqual([['جیت', ' ', 'India', ' ', 'بیٹ']]);
    expect(layout('بیٹ India جیت', 'ltr')).toEqual([['بیٹ', ' India ', 'جیت']]);
  });

  test('text layout keeps an isolated price from left to right', () => {
    const [runs = []] = layout('بیٹ \u2068−₹1,500.00\u2069 جیت', 'rtl');
    expect(runs.join('').replace(/\p{Cf}/gu, '')).toBe('جیت −₹1,500.00 بیٹ');
  });

  test('text layout breaks a long text at spaces', () => {
    const lines = layout('Royal Challengers Bengaluru v Chennai', 'ltr', 8_000).map((runs) => runs.join(''));
    expect(lines).toEqual(['Royal', 'Challengers', 'Bengaluru v', 'Chennai']);
  });

  test('text layout breaks a word that is wider than a line', () => {
    const lines = layout('aaaa bbbbbbbbbbbb', 'ltr', 3_000).map((runs) => runs.join(''));
    expect(lines.join('').replaceAll(' ', '')).toBe('aaaabbbbbbbbbbbb');
    expect(lines.length).toBeGreaterThan(3);
    const widths = layoutText(drawable.prepare('aaaa bbbbbbbbbbbb'), 'ltr', 3_000).map(({ width }) => width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(3_000);
  });

  test('text layout never breaks a syllable', () => {
    const lines = layout('क्षक्षक्षक्ष', 'ltr', 1_500).map((runs) => runs.join(''));
    expect(lines).toEqual(['क्षक्ष', 'क्षक्ष']);
  });
});
