import { afterEach, expect, test } from 'vitest';
import { listLanguages } from '../../../scripts/texts/read-language.mjs';
import { listMarketRules } from '../../../src/features/market/model/market-rules.ts';
import { DEFAULT_LANGUAGE, findLanguage } from '../../../src/shared/texts/load-texts.ts';

const installLanguage = async (tag: string): Promise<void> => (await findLanguage(tag).first()).install();
afterEach(() => installLanguage(DEFAULT_LANGUAGE));

test.each(listLanguages())('the rules of markets have no Latin letters in the language %s', async (tag) => {
  const english = Object.values(listMarketRules()).flatMap(({ settles, voids, notes }) => [settles, voids, notes]);
  await installLanguage(tag);
  const rules = Object.values(listMarketRules()).flatMap(({ settles, voids, notes }) => [settles, voids, notes]);
  expect(rules.map((list) => list.length)).toEqual(english.map((list) => list.length));
  expect(rules.flat().filter((rule) => /[A-Za-z]/.test(rule))).toEqual([]);
});
