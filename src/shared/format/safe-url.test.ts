import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSafeUrl, type UrlKind } from './safe-url.ts';
import { policy } from './testing/url-policy.ts';

const kinds: readonly UrlKind[] = ['logo', 'favicon', 'image', 'frame', 'link'];

describe('toSafeUrl', () => {
  test.each([
    ['https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
    ['http://cdn.example/logo.png', 'http://cdn.example/logo.png'],
    ['/img/logo.png?v=2#a', 'https://bets.example/img/logo.png?v=2#a'],
    ['img/my logo.png', 'https://bets.example/img/my%20logo.png'],
    ['//cdn.example/logo.png', 'https://cdn.example/logo.png'],
    ['  https://cdn.example/x  ', 'https://cdn.example/x'],
    ['HTTPS://CDN.example/x', 'https://cdn.example/x'],
    ['https://cdn.example/a@b', 'https://cdn.example/a@b'],
    ['/javascript:alert(1)', 'https://bets.example/javascript:alert(1)'],
  ])('accepts %s', (raw, expected) => {
    expect(toSafeUrl('image', raw, policy)).toBe(expected);
    expect(toSafeUrl('link', raw, policy)).toBe(expected);
  });
});

describe('toSafeUrl of every kind', () => {
  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['  javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0000javascript:alert(1)'],
    ['\u00a0javascript:alert(1)'],
    ['\u200bjavascript:alert(1)'],
    ['javascript://games.example/%0aalert(1)'],
    ['vbscript:x'],
    ['data:text/html,<script>'],
    ['data:image/svg+xml,<svg onload=alert(1)>'],
    ['blob:https://bets.example/1'],
    ['file:///etc/passwd'],
    ['ftp://games.example/x'],
    ['about:blank'],
    ['ws://games.example'],
    ['filesystem:https://bets.example/x'],
    ['view-source:https://games.example'],
    ['mailto:a@games.example'],
    ['intent://games.example#Intent;end'],
    ['https://user@games.example/'],
    ['https://user:pass@games.example/'],
    ['https://@games.example/'],
    ['https://:@games.example/'],
    ['//user@games.example/'],
    ['https://games.example@evil.example/'],
    ['https:\\\\games.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['https:/\\evil.example'],
    ['https:games.example'],
    ['https:/games.example'],
    ['https:///games.example'],
    ['///evil.example'],
    ['////evil.example'],
    ['http://'],
    ['https://'],
    ['https://exa mple'],
    ['https://games.example/\u202etxt.exe'],
    ['https://games.example/a\r\nSet-Cookie: x'],
    ['https://games.example/\u2028'],
    [''],
    ['   '],
    ['https://games.example:99999/'],
    ['https://[::1/'],
    [null],
    [undefined],
    [5],
    [{}],
    [['https://games.example']],
  ])('refuses %j', (raw) => {
    for (const kind of kinds) expect(toSafeUrl(kind, raw, policy)).toBeNull();
  });

  test('refuses an address of more than 2,048 characters', () => {
    for (const kind of kinds) expect(toSafeUrl(kind, `https://games.example/${'a'.repeat(2100)}`, policy)).toBeNull();
  });

  test('refuses an object that turns into an address', () => {
    const raw = { toString: () => 'https://games.example' };
    for (const kind of kinds) expect(toSafeUrl(kind, raw, policy)).toBeNull();
  });
});

describe('toSafeUrl with any input', () => {
  test('returns null or a stable http(s) URL without credentials for any input', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.anything(),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            'http',
            's',
            ':',
            '/',
            '//',
            '\\',
            '@',
            'javascript',
            'data',
            'games.example',
            'bets.example',
            '.',
            '?',
            '#',
            ' ',
            '\t',
            '%00',
            '[',
            ']',
            ':443',
          ),
          { maxLength: 10 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...kinds), hostile, (kind, raw) => {
        const found = toSafeUrl(kind, raw, policy);
        if (found === null) return;
        const url = new URL(found);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(toSafeUrl(kind, found, policy)).toBe(found);
        if (kind === 'frame') expect(url.origin).not.toBe(policy.origin);
      }),
      { numRuns: 5_000 },
    );
  });
});
