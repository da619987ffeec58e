import { expect, test } from 'vitest';
import { describeBrandProblem } from './describe-brand-problem.ts';
import { readBrand } from './read-brand.ts';
import { ORIGIN } from './testing/brand-files.ts';

const describeFile = (json: unknown): string[] => {
  const reading = readBrand(json, ORIGIN);
  return reading.kind === 'wrong' ? reading.problems.map(describeBrandProblem) : [];
};

test.each([
  ['no name', {}, 'name: nothing cannot be used here. Give a text of 1 to 40 characters, without line breaks.'],
  [
    'a colour without $value',
    { name: 'A', tokens: { light: { accent: { main: '#0b4f55' } } } },
    'tokens.light.accent.main: "#0b4f55" cannot be used here. A token is an object with $value.',
  ],
  [
    'a colour of five digits',
    { name: 'A', tokens: { light: { accent: { main: { $value: '#0b4f5' } } } } },
    'tokens.light.accent.main: {"$value":"#0b4f5"} cannot be used here. A colour is #rrggbb in quotes, or the srgb form of DTCG with components from 0 to 1.',
  ],
  [
    'a corner in rem',
    { name: 'A', tokens: { radius: { card: { $value: '1rem' } } } },
    'tokens.radius.card: {"$value":"1rem"} cannot be used here. A corner has 0 to 32 pixels, for example 8px in quotes.',
  ],
  [
    'a misspelt role',
    { name: 'A', tokens: { light: { accent: { maim: { $value: '#0b4f55' } } } } },
    'tokens.light.accent.maim: there is no such key. Possible here: main, ink, soft.',
  ],
  [
    'a name that no brand replaces',
    { name: 'A', labels: { exposure: 'Liability' } },
    'labels.exposure: there is no such key. Possible here: home, inPlay, racing, casino, myBets.',
  ],
  [
    'a script as a picture',
    { name: 'A', logo: { picture: 'javascript:alert(1)' } },
    'logo.picture: "javascript:alert(1)" cannot be used here. Give a path on your host, or an address with https.',
  ],
  [
    'nine links',
    { name: 'A', footer: { links: Array.from({ length: 9 }, () => 1) } },
    'footer.links: [1,1,1,1,1,1,1,1,1] cannot be used here. Give a list of at most 8 entries.',
  ],
])('describeBrandProblem says what belongs in the place of %s', (_, json, message) => {
  expect(describeFile(json)).toEqual([message]);
});

test('readBrand reads the second file of a family as its bold letters', () => {
  const fonts = ['A', 'B', 'A'].map((family, at) => ({ family, file: `/brands/${at}.woff2` }));
  const readWeights = (list: unknown) => {
    const reading = readBrand({ name: 'A', fonts: list }, ORIGIN);
    return reading.kind === 'brand' ? reading.brand.fonts.map(({ weight }) => weight) : null;
  };
  expect(readWeights([fonts[0], fonts[2]])).toEqual(['400', '700']);
  expect(readWeights([fonts[0], fonts[1]])).toEqual(['400', '400']);
});
