import { afterEach, expect, test, vi } from 'vitest';
import { readLanguage } from './read-language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that prefers these languages and has stored a choice. */
function stubBrowser(languages: readonly string[], stored: string | null): void {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language@1' ? stored : null) });
}

test.each([
  [['hi-IN', 'en-GB'], null, 'hi'],
  [['fr', 'bn-BD'], null, 'bn'],
  [['en-GB', 'hi'], null, 'en'],
  [['fr-FR', 'de'], null, 'en'],
  [[], null, 'en'],
  // A longer tag is another language.
  [['hif'], null, 'en'],
  [['hi'], 'ur', 'ur'],
  // A language that this version no longer has.
  [['hi'], 'xx', 'hi'],
  [['hi'], '__proto__', 'hi'],
])('a browser that prefers %j and has chosen %s reads %s', (languages, stored, expected) => {
  stubBrowser(languages, stored);
  expect(readLanguage()).toBe(expected);
});
