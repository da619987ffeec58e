import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MissingRowsError } from '#shared/api/client/fetch-every-row.ts';
import { respondWith, startRecordingServer } from '#shared/api/testing/recording-server.ts';
import { readAllRequests } from './read-all-requests.ts';

let server: Awaited<ReturnType<typeof startRecordingServer>>;
beforeEach(async () => {
  server = await startRecordingServer();
});
afterEach(() => server.close());

const createWireRow = (reference: string, change: Record<string, unknown> = {}) => ({
  amount: 100,
  generated_at: '2026-03-14T13:05:00.000Z',
  statement_type: 'DEPOSIT',
  status: 'ACCEPTED',
  remark: '',
  reference_no: reference,
  ...change,
});
/** Rows of the server, newest first. */
const createHistory = (count: number) =>
  Array.from({ length: count }, (_, index) => createWireRow(`R${count - index}`));
const listReferences = (history: readonly { reference_no: string }[]) => history.map((row) => row.reference_no);

interface ServerOptions {
  /** The longest page that the server sends, whatever the app asks for. */
  readonly maxRows: number;
  readonly isCounting?: boolean;
}

/** Responds with pages of the list that `getHistory` returns for a page. */
function servePages(getHistory: (page: number) => readonly unknown[], { maxRows, isCounting = true }: ServerOptions) {
  server.respond = (request, response) => {
    const { page, limit } = JSON.parse(server.requests.at(-1)?.body ?? '') as { page: number; limit: number };
    const size = Math.min(limit, maxRows);
    const history = getHistory(page);
    respondWith({
      status: true,
      data: {
        data: history.slice((page - 1) * size, page * size),
        ...(isCounting && { metadata: { total: history.length, page } }),
      },
    })(request, response);
  };
}

const readReferences = async (onProgress?: (done: number, total: number) => void) => {
  const filter = { type: null, from: '2026-03-01', to: '2026-03-31' };
  const rows = await readAllRequests(filter, new AbortController().signal, onProgress);
  return rows.map(({ bankReferenceOrId }) => bankReferenceOrId);
};

describe('readAllRequests', () => {
  const history = createHistory(25);

  test.each([true, false])('reads every page of a server with shorter pages (counted: %s)', async (isCounting) => {
    servePages(() => history, { maxRows: 10, isCounting });
    const onProgress = vi.fn();
    expect(await readReferences(onProgress)).toEqual(listReferences(history));
    expect(onProgress).toHaveBeenLastCalledWith(25, 25);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
      from_date: '2026-03-01',
      to_date: '2026-03-31',
    });
  });

  test('rejects when the pages end before the count of the server', async () => {
    servePages((page) => (page === 1 ? history : history.slice(0, 10)), { maxRows: 10 });
    await expect(readReferences()).rejects.toThrow(MissingRowsError);
  });

  test('returns each request once when a new one moves the rows to the next page', async () => {
    servePages((page) => (page === 1 ? history : [createWireRow('new'), ...history]), { maxRows: 10 });
    expect(await readReferences()).toEqual(listReferences(history));
  });

  test('keeps a deposit and a withdrawal with one reference and one time', async () => {
    const pair = [createWireRow('R1'), createWireRow('R1', { statement_type: 'WITHDRAW' })];
    servePages(() => pair, { maxRows: 1 });
    expect(await readReferences()).toEqual(['R1', 'R1']);
  });
});
