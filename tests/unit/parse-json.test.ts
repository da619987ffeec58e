import { describe, expect, test } from 'vitest';
import { parseJson } from '../../scripts/lib/parse-json.mjs';

describe('JSON files of operators', () => {
  test('a file with a byte order mark is read', () => {
    expect(parseJson('\uFEFF{"name": "Kestrel"}\r\n')).toEqual({ name: 'Kestrel' });
  });

  test.each([
    ['a comma after the last value', '{\n  "name": "Kestrel",\n}\n', '(line 3 column 1)'],
    ['a value without a comma', '{\n  "name": "Kestrel"\n  "logo": {}\n}', '(line 3 column 3)'],
    ['a file that ends after a value', '{\n  "name": "Kestrel"\n', '(line 3 column 1)'],
    ['a file that ends after a key', '{\n  "name":\n', '(line 2 column 10)'],
    ['a comment', '{\n  // the name\n  "name": "Kestrel"\n}', '(line 2 column 3)'],
  ])('the message names the line of %s', (_, text, place) => {
    expect(() => parseJson(text)).toThrow(place);
  });

  test('a wrong value is named with the text around it', () => {
    expect(() => parseJson('{ "name": Kestrel }')).toThrow('"{ "name": Kestrel }"');
  });
});
