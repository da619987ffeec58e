import { expect, test } from 'vitest';
import { defineTexts, installTexts } from '#shared/texts/define-texts.ts';
import { compileTexts } from '../../../scripts/texts/compile-texts.mjs';

const texts = defineTexts('test.isolated', {
  bet: '{side, select, back {Back {runner}} other {Lay {runner}}} at {price}',
  count: '{n, plural, one {# bet of {runner}} other {# bets of {runner}}}',
  title: 'Bets',
});

const install = (direction: 'ltr' | 'rtl') => {
  const source = {
    bet: '{side, select, back {Back {runner}} other {Lay {runner}}} at {price}',
    count: '{n, plural, one {# bet of {runner}} other {# bets of {runner}}}',
  };
  installTexts('en', { 'test.isolated': compileTexts(source, 'test.isolated', direction) });
};

test('a message of a language from right to left isolates each text that it inserts, also inside its forms', () => {
  install('rtl');
  expect(texts.bet({ side: 'back', runner: 'India (W)', price: '1.85' })).toBe(
    'Back \u2068India (W)\u2069 at \u20681.85\u2069',
  );
  expect(texts.count({ n: 2, runner: 'India' })).toBe('2 bets of \u2068India\u2069');
  expect(texts.title).toBe('Bets');
});

test('a message of a language from left to right inserts no marks', () => {
  install('ltr');
  expect(texts.bet({ side: 'lay', runner: 'India (W)', price: '1.85' })).toBe('Lay India (W) at 1.85');
});
