import { expect, test } from 'vitest';
import { listHeadlines, filterReadable } from './headlines.ts';

const item = (heading: string, description = '') => ({ heading, description });

test('the line runs headings, and the text of what has none', () => {
  expect(listHeadlines([item('Rain', 'All day'), item('', 'Only words'), item('', '')])).toEqual([
    'Rain',
    'Only words',
  ]);
});

test('a flood of news and an endless heading are cut', () => {
  const lines = listHeadlines(Array.from({ length: 40 }, () => item('x'.repeat(4_000))));
  expect(lines).toHaveLength(12);
  expect(lines[0]).toHaveLength(140);
  expect(lines[0]?.endsWith('…')).toBe(true);
});

test('an empty item is nothing to read', () => {
  expect(filterReadable([item('', ''), item('', 'Words')])).toEqual([item('', 'Words')]);
});
