import { expect, test } from 'vitest';
import { listHeadlines, filterReadable } from './headlines.ts';

const item = (heading: string, description = '') => ({ heading, description });

test('listHeadlines uses headings, or the text of items without one', () => {
  expect(listHeadlines([item('Rain', 'All day'), item('', 'Only words'), item('', '')])).toEqual([
    'Rain',
    'Only words',
  ]);
});

test('listHeadlines limits the number of headlines and their length', () => {
  const lines = listHeadlines(Array.from({ length: 40 }, () => item('x'.repeat(4_000))));
  expect(lines).toHaveLength(12);
  expect(lines[0]).toHaveLength(140);
  expect(lines[0]?.endsWith('…')).toBe(true);
});

test('filterReadable drops empty items', () => {
  expect(filterReadable([item('', ''), item('', 'Words')])).toEqual([item('', 'Words')]);
});
