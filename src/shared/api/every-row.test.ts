import { describe, expect, test, vi } from 'vitest';
import { everyRow, MissingRows, ROWS_AT_ONCE } from './every-row.ts';

interface Row {
  readonly id: string;
}

const all = Array.from({ length: 1203 }, (_, at): Row => ({ id: String(at) }));
const keyOf = (row: Row): string => row.id;
const paged = (rows: readonly Row[], most = ROWS_AT_ONCE) =>
  vi.fn(async ({ page, limit }: { page: number; limit: number }) => {
    const size = Math.min(limit, most);
    return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page };
  });
const { signal } = new AbortController();

describe('every row', () => {
  test('of all pages, in their order, with its progress', async () => {
    const onProgress = vi.fn();
    const page = paged(all);
    expect(await everyRow(page, { signal, onProgress, keyOf })).toEqual(all);
    expect(page).toHaveBeenCalledTimes(3);
    expect(onProgress.mock.calls).toEqual([[500, 1203], [1000, 1203], [1203, 1203]]);
  });

  test('also where the server gives fewer to a page than asked', async () => {
    expect(await everyRow(paged(all, 100), { signal, keyOf })).toHaveLength(1203);
  });

  test('of none is none, after one call', async () => {
    const page = paged([]);
    expect(await everyRow(page, { signal, keyOf })).toEqual([]);
    expect(page).toHaveBeenCalledTimes(1);
  });

  test('once, though newer rows push it to the next page', async () => {
    let calls = 0;
    const rows = await everyRow(
      async ({ page, limit }) => {
        const now = calls++ === 0 ? all : [{ id: 'new' }, ...all];
        return { rows: now.slice((page - 1) * limit, page * limit), total: now.length, page };
      },
      { signal, keyOf },
    );
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
    expect(rows).toHaveLength(all.length);
  });

  test('is read anew where rows went while it was read: others moved up unseen', async () => {
    let calls = 0;
    const rows = await everyRow(
      async ({ page, limit }) => {
        const now = calls++ === 0 ? all : all.slice(1);
        return { rows: now.slice((page - 1) * limit, page * limit), total: now.length, page };
      },
      { signal, keyOf },
    );
    expect(rows).toEqual(all.slice(1));
  });

  test('lacking, it is an error and no list', async () => {
    const short = async ({ page }: { page: number }) => ({ rows: page === 1 ? all.slice(0, 100) : [], total: 120, page });
    await expect(everyRow(short, { signal, keyOf })).rejects.toThrow(MissingRows);
  });

  test('stops where it is called off', async () => {
    const controller = new AbortController();
    const page = paged(all);
    const reading = everyRow(page, { signal: controller.signal, keyOf, onProgress: () => controller.abort() });
    await expect(reading).rejects.toThrow('aborted');
    expect(page).toHaveBeenCalledTimes(1);
  });
});
