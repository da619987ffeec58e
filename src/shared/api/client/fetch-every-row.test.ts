import { describe, expect, test, vi } from 'vitest';
import { createRowCounter, fetchEveryRow, MissingRowsError, ROWS_PER_PAGE } from './fetch-every-row.ts';

interface Row {
  readonly id: string;
}

const all = Array.from({ length: 1203 }, (_, index): Row => ({ id: String(index) }));
const getKey = (row: Row): string => row.id;
const renderPage = (rows: readonly Row[], total: number | null, page: number) => ({
  rows,
  received: rows.length,
  total,
  page,
});
const paged = (rows: readonly Row[], most = ROWS_PER_PAGE) =>
  vi.fn(async ({ page, limit }: { page: number; limit: number }) => {
    const size = Math.min(limit, most);
    return renderPage(rows.slice((page - 1) * size, page * size), rows.length, page);
  });
const { signal } = new AbortController();

describe('fetchEveryRow', () => {
  test('reads all pages in order and reports progress', async () => {
    const onProgress = vi.fn();
    const page = paged(all);
    expect(await fetchEveryRow(page, { signal, onProgress, getKey })).toEqual(all);
    expect(page).toHaveBeenCalledTimes(3);
    expect(onProgress.mock.calls).toEqual([
      [500, 1203],
      [1000, 1203],
      [1203, 1203],
    ]);
  });

  test('reads all pages when the server returns shorter ones than requested', async () => {
    expect(await fetchEveryRow(paged(all, 100), { signal, getKey })).toHaveLength(1203);
  });

  test('returns an empty list after one call when there are no rows', async () => {
    const page = paged([]);
    expect(await fetchEveryRow(page, { signal, getKey })).toEqual([]);
    expect(page).toHaveBeenCalledTimes(1);
  });

  test('returns each row once when newer rows push it to the next page', async () => {
    let calls = 0;
    const rows = await fetchEveryRow(
      async ({ page, limit }) => {
        const now = calls++ === 0 ? all : [{ id: 'new' }, ...all];
        return renderPage(now.slice((page - 1) * limit, page * limit), now.length, page);
      },
      { signal, getKey },
    );
    expect(new Set(rows.map(getKey)).size).toBe(rows.length);
    expect(rows).toHaveLength(all.length);
  });

  test('restarts when rows disappear during paging', async () => {
    let calls = 0;
    const rows = await fetchEveryRow(
      async ({ page, limit }) => {
        const now = calls++ === 0 ? all : all.slice(1);
        return renderPage(now.slice((page - 1) * limit, page * limit), now.length, page);
      },
      { signal, getKey },
    );
    expect(rows).toEqual(all.slice(1));
  });

  test('returns equal rows on different pages when two readings are equal', async () => {
    const rows = all.map((row, index) => (index === 900 ? { id: '3' } : row));
    const page = paged(rows);
    expect(await fetchEveryRow(page, { signal, getKey })).toEqual(rows);
    expect(page.mock.calls.map(([{ page: number }]) => number)).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test('throws MissingRows when every reading has other rows', async () => {
    let calls = 0;
    const page = async ({ page: number, limit }: { page: number; limit: number }) => {
      const now = [...Array.from({ length: calls++ }, (_, index) => ({ id: `new ${index}` })), ...all].slice(0, 1203);
      return renderPage(now.slice((number - 1) * limit, number * limit), now.length, number);
    };
    await expect(fetchEveryRow(page, { signal, getKey })).rejects.toThrow(MissingRowsError);
  });

  test('throws MissingRows when rows are missing', async () => {
    const short = async ({ page }: { page: number }) => renderPage(page === 1 ? all.slice(0, 100) : [], 120, page);
    await expect(fetchEveryRow(short, { signal, getKey })).rejects.toThrow(MissingRowsError);
  });

  describe('without a total', () => {
    const uncounted = (rows: readonly Row[], size: number) => {
      const read = vi.fn(async ({ page }: { page: number }) =>
        renderPage(rows.slice((page - 1) * size, page * size), null, page),
      );
      return read;
    };

    test.each([
      [1203, 100],
      [1200, 100],
      [40, 100],
      [100, 100],
      [0, 100],
      [1203, 500],
      [1203, 2_000],
    ])('reads %d rows in pages of %d', async (length, size) => {
      expect(await fetchEveryRow(uncounted(all.slice(0, length), size), { signal, getKey })).toEqual(
        all.slice(0, length),
      );
    });

    test('ends when every page is equal and rows have no identity', async () => {
      const page = vi.fn(async () => renderPage(all.slice(0, 500), null, 1));
      expect(await fetchEveryRow(page, { signal, getKey: createRowCounter() })).toHaveLength(500);
      expect(page).toHaveBeenCalledTimes(2);
    });

    test('continues after a page with a dropped row', async () => {
      const page = async ({ page: number }: { page: number }) => ({
        ...renderPage(all.slice((number - 1) * 500 + 1, number * 500), null, number),
        received: number < 3 ? 500 : 203,
      });
      expect(await fetchEveryRow(page, { signal, getKey })).toHaveLength(499 + 499 + 202);
    });

    test('ends after `most` rows', async () => {
      expect(await fetchEveryRow(uncounted(all, 100), { signal, getKey, maxRows: 250 })).toHaveLength(300);
    });
  });

  test('keeps equal rows of one page and counts dropped rows as read', async () => {
    const twice: Row[] = [{ id: 'same' }, { id: 'same' }, { id: 'other' }];
    expect(
      await fetchEveryRow(async ({ page }) => renderPage(page === 1 ? twice : [], 3, page), { signal, getKey }),
    ).toEqual(twice);
    expect(
      await fetchEveryRow(
        async ({ page }) => ({ ...renderPage(page === 1 ? twice : [], 4, page), received: page === 1 ? 4 : 0 }),
        { signal, getKey },
      ),
    ).toEqual(twice);
  });

  test('stops when aborted', async () => {
    const controller = new AbortController();
    const page = paged(all);
    const reading = fetchEveryRow(page, { signal: controller.signal, getKey, onProgress: () => controller.abort() });
    await expect(reading).rejects.toThrow('aborted');
    expect(page).toHaveBeenCalledTimes(1);
  });
});
