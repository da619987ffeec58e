import { expect, test } from 'vitest';
import { normalizeSearchText } from './search-text.ts';

test.each([
  ['capital letters', 'MUMBAI', 'mumbai'],
  ['an accent of one character', 'Málaga', 'malaga'],
  ['an accent of its own character', 'Ma\u0301laga', 'malaga'],
  ['full-width letters', 'Ａｊａｘ', 'ajax'],
  ['Arabic vowel signs', 'مُمبئی', 'ممبئی'],
  ['a joiner', 'شاه\u200cین', 'شاهین'],
])('normalizeSearchText ignores %s', (_, text, plain) => {
  expect(normalizeSearchText(text)).toBe(normalizeSearchText(plain));
});

test.each([
  ['Hindi', 'कीमा', 'कमि'],
  ['Bengali', 'কিল', 'কাল'],
  ['Tamil', 'கிலி', 'காலு'],
])('normalizeSearchText keeps the vowel signs of %s', (_, one, other) => {
  expect(normalizeSearchText(one)).not.toBe(normalizeSearchText(other));
});
