import { expect, test } from 'vitest';
import { filterReadable, listHeadlines } from './headlines.ts';

const createItem = (heading: string, description = '') => ({ heading, description });

test('listHeadlines uses headings, or the text of items without one', () => {
  expect(listHeadlines([createItem('Rain', 'All day'), createItem('', 'Only words'), createItem('', '')])).toEqual([
    'Rain',
    'Only words',
  ]);
});

test('listHeadlines limits the number of headlines and their length', () => {
  const lines = listHeadlines(Array.from({ length: 40 }, () => createItem('x'.repeat(4_000))));
  expect(lines).toHaveLength(12);
  expect(lines[0]).toHaveLength(140);
  expect(lines[0]?.endsWith('…')).toBe(true);
});

test('filterReadable drops empty items', () => {
  expect(filterReadable([createItem('', ''), createItem('', 'Words')])).toEqual([createItem('', 'Words')]);
});
