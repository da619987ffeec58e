import { describe, expect, test, vi } from 'vitest';
import { everyPage } from './every-page.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A server of so many rows that cuts pages no longer than `longest` and claims `total`. */
const server = (count: number, { total = count, longest = 1_000 } = {}) =>
  vi.fn(({ page, limit }: { page: number; limit: number }) => {
    const size = Math.min(limit, longest);
    return Promise.resolve({ rows: numbers(count).slice((page - 1) * size, page * size), total, page });
  });

describe('every page', () => {
  test.each([
    [0, 1], [1, 1], [499, 1], [500, 1], [501, 2], [1_000, 2], [1_234, 3],
  ])('of %i rows is read with %i requests', async (count, requests) => {
    const readPage = server(count);
    expect(await everyPage(readPage)).toEqual({ rows: numbers(count), complete: true });
    expect(readPage).toHaveBeenCalledTimes(requests);
  });

  test('is read to its end where the server counts too few, or too many', async () => {
    expect((await everyPage(server(1_200, { total: 40 }))).rows).toHaveLength(1_200);
    expect(await everyPage(server(1_200, { total: 9_999 }))).toEqual({ rows: numbers(1_200), complete: true });
  });

  test('is read to its end where pages are shorter than asked for', async () => {
    expect(await everyPage(server(250, { longest: 100 }))).toEqual({ rows: numbers(250), complete: true });
  });

  test('stops at the most, and says that there is more', async () => {
    expect(await everyPage(server(900), { limit: 100, most: 300 })).toEqual({ rows: numbers(300), complete: false });
    expect(await everyPage(server(300), { limit: 100, most: 300 })).toEqual({ rows: numbers(300), complete: true });
  });

  test('tells how far it is', async () => {
    const onProgress = vi.fn();
    await everyPage(server(1_100), { onProgress });
    expect(onProgress.mock.calls).toEqual([[500, 1_100], [1_000, 1_100], [1_100, 1_100]]);
  });

  test('ends when told to, between two pages', async () => {
    const stop = new AbortController();
    const readPage = server(5_000);
    const reading = everyPage(readPage, { signal: stop.signal, onProgress: (read) => read >= 1_000 && stop.abort() });
    await expect(reading).rejects.toThrow();
    expect(readPage).toHaveBeenCalledTimes(2);
  });
});
