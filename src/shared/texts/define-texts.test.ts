import { afterEach, expect, test } from 'vitest';
import { configureDisplay } from '../format/display.ts';
import { defineTexts, installTexts } from './define-texts.ts';
import { setTextLanguage } from './format-message.ts';

afterEach(() => {
  setTextLanguage('en');
  configureDisplay({ locale: 'en-IN' });
});

const texts = defineTexts('test.bets', {
  title: 'Bets',
  sides: { back: 'Back', lay: 'Lay' },
  bet: '{side, select, back {Back {runner}} other {Lay {runner}}} at {price}',
  found: '{count, plural, =0 {No bets} one {# bet} other {# bets}}',
  quoted: "The runner''s '{'name'}'",
  of: '{read, number} of {total, number}',
  day: '{day, date, ::yyyyMMMMd}',
});

test('a message without arguments is a string, in its group', () => {
  expect([texts.title, texts.sides.lay, texts.quoted]).toEqual(['Bets', 'Lay', "The runner's {name}"]);
});

test('a message with arguments selects and counts', () => {
  expect(texts.bet({ side: 'back', runner: 'India', price: '1.85' })).toBe('Back India at 1.85');
  expect(texts.bet({ side: 'lay', runner: 'India', price: '1.85' })).toBe('Lay India at 1.85');
  expect([0, 1, 2].map((count) => texts.found({ count }))).toEqual(['No bets', '1 bet', '2 bets']);
});

test('an argument is never read as a message', () => {
  const runner = "{price} '{' # <b>\\u0041</b>";
  expect(texts.bet({ side: 'back', runner, price: '2' })).toBe(`Back ${runner} at 2`);
});

test('a number in a message follows the operator, also after a change of the settings', () => {
  expect(texts.of({ read: 1234567, total: 12345678 })).toBe('12,34,567 of 1,23,45,678');
  configureDisplay({ locale: 'en-US' });
  expect(texts.of({ read: 1234567, total: 12345678 })).toBe('1,234,567 of 12,345,678');
  expect(texts.found({ count: 4000 })).toBe('4,000 bets');
});

test('a date in a message has the words of the language', () => {
  const day = new Date(2026, 10, 25);
  expect(texts.day({ day })).toBe('November 25, 2026');
  setTextLanguage('hi');
  expect(texts.day({ day })).toBe('25 नवंबर 2026');
});

test('a message has the plural forms of the language', () => {
  // 0 is "other" in English and "one" in Hindi.
  const count = defineTexts('test.plural', { count: '{n, plural, one {one} other {other}}' }).count;
  expect(count({ n: 0 })).toBe('other');
  setTextLanguage('hi');
  expect(count({ n: 0 })).toBe('one');
});

test('an installed message changes its text in place, and a key that is left out keeps its own', () => {
  const { sides } = texts;
  installTexts('hi', { 'test.bets': { sides: { back: 'बैक' } }, 'test.later': { hint: 'बाद में' } });
  expect([sides.back, sides.lay, texts.title]).toEqual(['बैक', 'Lay', 'Bets']);
  expect(defineTexts('test.later', { hint: 'Later' }).hint).toBe('बाद में');
});

test('a missing argument throws an error that names it', () => {
  const format = texts.found as unknown as (values: object) => string;
  expect(() => format({})).toThrow('count');
});
