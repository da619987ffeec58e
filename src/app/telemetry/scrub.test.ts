import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '../router/paths.ts';
import { listFrames, scrubMessage, scrubPath, toRoutePattern, toWord } from './scrub.ts';

describe('scrubMessage', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'stake')", 'Cannot read properties of undefined reading …'],
    [
      'Failed to fetch dynamically imported module: https://app.example/x.js',
      'Failed to fetch dynamically imported module …',
    ],
    ['no market India v Australia for asha at 1.98', 'no … for … at …'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', '…'],
    ['राशि ५०० अमान्य', '…'],
    ['', ''],
  ])('turns %j into %j', (message, expected) => {
    expect(scrubMessage(message)).toBe(expected);
  });

  test('keeps no digit and no word of its input that browsers do not write', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('asha', '500', 'Kohli'))),
        (parts) => {
          const scrubbed = scrubMessage(parts.join(' '));
          expect(scrubbed).toMatch(/^[a-z… ]*$/i);
          expect(scrubbed).not.toMatch(/asha|kohli/i);
        },
      ),
    );
  });
});

test('listFrames keeps the places in scripts of this build', () => {
  const stack = [
    'TypeError: asha lost 500',
    '    at Xa (https://app.example/assets/app-Bx81kd02.js:1:2304)',
    '    at https://app.example/assets/signed-in-CxP_qSk.js:3:17?token=secret',
    '    at chrome-extension://abc/content.js:1:1',
    '    at https://app.example/details/4/33012345:1:1',
  ].join('\n');
  expect(listFrames(stack)).toBe('assets/app-Bx81kd02.js:1:2304\nassets/signed-in-CxP_qSk.js:3:17');
});

test.each([
  ['2.runners.0.selectionId', '2', '#.#.#.selectionId'],
  ['India v Australia.price', 'India v Australia', '#.price'],
  ['positions.asha', 'asha', '#.#'],
  ['5.asha.stack', '5', '#.#.stack'],
  ['', null, '#'],
])('scrubPath turns %j into fields without keys', (path, row, expected) => {
  expect(scrubPath(path, row)).toBe(expected);
});

test('toWord refuses what is no word', () => {
  expect(['script-src', 'asha@example.com', '500', 'a b'].map(toWord)).toEqual([
    'script-src',
    'other',
    'other',
    'other',
  ]);
});

test.each([
  [paths.toMatch('4', '33012345'), '/details/:sport_id/:id'],
  [paths.toStatementDetail('9'), '/Customer/Statements'],
  ['/dashboard', '/dashboard'],
  ['/Users/Login', '/Users/Login'],
  ['/asha/500', '/other'],
])('toRoutePattern turns %s into %s', (address, expected) => {
  expect(toRoutePattern(new URL(address, 'https://app.example').pathname)).toBe(expected);
});
