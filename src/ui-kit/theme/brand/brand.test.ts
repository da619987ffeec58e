import { describe, expect, test } from 'vitest';
import { modes } from '../colors.ts';
import { calculateContrast } from '../contrast.ts';
import { brandRoles } from './brand-roles.ts';
import { describeBrandProblem } from './describe-brand-problem.ts';
import { getKitPalette } from './palette.ts';
import { createAccentBrand, readBrand } from './read-brand.ts';
import {
  expectBrand,
  listVisibleColors,
  listWeakPairs,
  listWeakTexts,
  ORIGIN,
  readColors,
  toTokens,
} from './testing/brand-files.ts';

describe('readBrand', () => {
  test('derives every mode from one accent', () => {
    const brand = expectBrand(readColors({ light: { 'accent.main': '#7a1f5c' } }));
    expect(listVisibleColors(brand, 'light')['accent.main']).toBe('#7a1f5c');
    expect(listVisibleColors(brand, 'dark')['accent.main']).not.toBe(getKitPalette('dark')['accent.main']);
    expect(listWeakTexts(brand)).toEqual([]);
  });

  test('names both roles, the ratio and the nearest colour of a pair that is too weak', () => {
    const reading = readColors({ light: { 'ink.soft': '#9aa4b2' } });
    const [first] = listWeakPairs(reading);
    expect(first).toMatchObject({ mode: 'light', ink: 'ink.soft', role: 'ink.soft', required: 4.5 });
    expect(first?.ratio).toBeCloseTo(calculateContrast('#9aa4b2', '#f3f5f8') ?? 0, 5);
    expect(readColors({ light: { 'ink.soft': first?.suggestion ?? '' } }).kind).toBe('brand');
    expect(reading.kind === 'wrong' && reading.problems.map(describeBrandProblem)[0]).toMatch(
      /^Light: ink\.soft #9aa4b2 on surface\.page #f3f5f8 has 2\.\d+ : 1 and needs 4\.5 : 1\. The nearest ink\.soft/,
    );
  });

  test('requires 7:1 in high contrast', () => {
    const color = { 'ink.soft': '#5a5a5a' };
    expect(readColors({ light: color }).kind).toBe('brand');
    expect(readColors({ contrast: color }).kind).toBe('wrong');
  });

  test('reads a colour of the DTCG format, and its short form, as the same colour', () => {
    const read = ($value: unknown) =>
      expectBrand(readBrand({ name: 'A', tokens: { light: { accent: { main: { $value } } } } }, ORIGIN)).variables;
    expect(read({ colorSpace: 'srgb', components: [0, 0.2, 0.4] })).toEqual(read('#003366'));
  });

  test('returns addresses, fonts, labels and the footer', () => {
    const brand = expectBrand(
      readBrand(
        {
          name: ' Harbour Bets ',
          logo: { picture: '/brands/harbour.svg' },
          fonts: [{ family: 'Harbour Sans', file: '/brands/harbour.woff2' }],
          labels: { casino: 'Tables' },
          footer: { text: 'Licensed.', links: [{ text: 'Terms', href: '/terms' }] },
          tokens: {
            radius: { card: { $value: { value: 6, unit: 'px' } } },
            font: { body: { $value: ['Harbour Sans', 'sans-serif'] } },
          },
        },
        ORIGIN,
      ),
    );
    expect(brand).toMatchObject({
      name: 'Harbour Bets',
      logo: { picture: `${ORIGIN}/brands/harbour.svg`, icon: null },
      fonts: [{ family: 'Harbour Sans', url: `${ORIGIN}/brands/harbour.woff2` }],
      labels: { casino: 'Tables' },
      footer: { text: 'Licensed.', links: [{ text: 'Terms', href: `${ORIGIN}/terms` }] },
      sizes: [
        ['--kit-radius-card', '6px'],
        ['--kit-font-body', "'Harbour Sans', 'Noto Scripts', sans-serif"],
      ],
    });
  });

  test.each<[string, unknown, string]>([
    ['a list', [], ''],
    ['nothing', null, ''],
    ['no name', {}, 'name'],
    ['a misspelt key', { name: 'A', tokns: {} }, 'tokns'],
    [
      'a colour of back',
      { name: 'A', tokens: { light: { back: { best: { $value: '#ff0000' } } } } },
      'tokens.light.back',
    ],
    ['a role of the prototype', { name: 'A', tokens: { light: { constructor: {} } } }, 'tokens.light.constructor'],
    [
      'a colour in words',
      { name: 'A', tokens: { light: { ink: { main: { $value: 'red' } } } } },
      'tokens.light.ink.main',
    ],
    [
      'a colour that ends the style',
      { name: 'A', tokens: { light: { ink: { main: { $value: '#000;} body{display:none' } } } } },
      'tokens.light.ink.main',
    ],
    ['a huge corner', { name: 'A', tokens: { radius: { card: { $value: '99px' } } } }, 'tokens.radius.card'],
    [
      'a font that ends its quotes',
      { name: 'A', tokens: { font: { body: { $value: ["x'; y"] } } } },
      'tokens.font.body',
    ],
    [
      'a script as a link',
      { name: 'A', footer: { links: [{ text: 'T', href: 'javascript:alert(1)' }] } },
      'footer.links.0.href',
    ],
    [
      'a font of another host',
      { name: 'A', fonts: [{ family: 'F', file: 'https://cdn.example/f.woff2' }] },
      'fonts.0.file',
    ],
    ['three fonts', { name: 'A', fonts: [1, 2, 3] }, 'fonts'],
    ['a picture with a password', { name: 'A', logo: { picture: 'https://a:b@x.example/l.svg' } }, 'logo.picture'],
  ])('names the key of %s', (_, json, key) => {
    const reading = readBrand(json, ORIGIN);
    const keys =
      reading.kind === 'wrong' ? reading.problems.map((problem) => ('key' in problem ? problem.key : '')) : [];
    expect(keys).toContain(key);
  });

  test('refuses more than 90 values', () => {
    const roles = Object.entries(brandRoles).flatMap(([group, names]) => names.map((role) => `${group}.${role}`));
    const colors = Object.fromEntries(
      modes.map((mode) => [mode, Object.fromEntries(roles.map((path) => [path, getKitPalette(mode)[path] ?? '']))]),
    );
    const links = Array.from({ length: 8 }, (_, at) => ({ text: `Link ${at}`, href: '/a' }));
    const file = { name: 'A', footer: { text: 'T', links }, tokens: toTokens(colors) };
    expect(readBrand(file, ORIGIN).kind).toBe('brand');
    const remarks = { ...file, labels: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`l${at}`, 'x'])) };
    expect(readBrand(remarks, ORIGIN)).toMatchObject({
      kind: 'wrong',
      problems: expect.arrayContaining([expect.objectContaining({ kind: 'too-many-values' })]) as unknown,
    });
  });
});

test.each(['', 'green', '#12345', 'url(x)', '#0f5f4e;color:red'])(
  'createAccentBrand refuses the accent %j',
  (accent) => {
    expect(createAccentBrand('A', accent)).toBeNull();
  },
);
