import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, createBook } from '../store/book.ts';
import { change } from '../testing/any-change.ts';
import { toImage } from './history-entries.ts';
import { packBook, unpackBook } from './packed-book.ts';

const createBookAfter = (changes: readonly Parameters<typeof applyChange>[1][]) => {
  const book = createBook('1.1');
  for (const each of changes) applyChange(book, each);
  book.changedRunners.clear();
  book.haveFactsChanged = true;
  return book;
};

test('unpackBook rebuilds any book that packBook copied', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const book = createBookAfter(changes);
      expect(unpackBook('1.1', packBook(book))).toEqual(book);
    }),
    { numRuns: 300 },
  );
});

test('A packed book stays as it was when its source changes', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), change, (changes, next) => {
      const book = createBookAfter(changes);
      const [packed, before] = [packBook(book), toImage(book)];
      applyChange(book, next);
      expect(toImage(unpackBook('1.1', packed))).toEqual(before);
    }),
  );
});
