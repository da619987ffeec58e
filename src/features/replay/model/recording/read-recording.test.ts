import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openTestRecording } from '#mocks/exchange/recording/open-recording.ts';
import { getBestLevels, type MarketBook } from '#shared/live/store/book.ts';
import { applyMarketMessage } from '#shared/live/testing/stream-books.ts';
import { parseStreamMessage } from '#shared/live/transport/stream/stream-message.ts';
import { MAX_RECORDING_BYTES, readRecording, type RecordingResult } from './read-recording.ts';
import { MAX_MARKETS, type Recording } from './recording.ts';

const STARTED_AT = 1_657_018_212_979;
const definition = {
  status: 'OPEN',
  inPlay: false,
  eventName: 'A v B',
  marketType: 'MATCH_ODDS',
  runners: [
    { id: 2, status: 'ACTIVE', sortPriority: 2, name: 'B' },
    { id: 1, status: 'ACTIVE', sortPriority: 1, name: 'A' },
  ],
};
const createLine = (after: number, mc: object, fields: object = {}) =>
  JSON.stringify({ op: 'mcm', pt: STARTED_AT + after, clk: `c${after}`, mc: [mc], ...fields });
const image = createLine(0, {
  id: '1.1',
  img: true,
  marketDefinition: definition,
  rc: [
    { id: 1, batb: [[0, 1.5, 10]], batl: [[0, 1.52, 10]] },
    { id: 2, batb: [[0, 2.9, 10]] },
  ],
});
const createPriceLine = (after: number, best: number) =>
  createLine(after, { id: '1.1', rc: [{ id: 1, batb: [[0, best, 10]] }] });

const readText = (
  parts: string | Uint8Array<ArrayBuffer>,
  signal = new AbortController().signal,
): Promise<RecordingResult> => readRecording(new Blob([parts]), { signal, onProgress: () => undefined });
async function createRecording(text: string): Promise<Recording> {
  const result = await readText(text);
  if (result.kind !== 'read') throw new Error(result.reason);
  return result.recording;
}

describe('readRecording', () => {
  test('builds a track with the names of the market definition', async () => {
    const { tracks, messages, badLines } = await createRecording(
      [image, createPriceLine(1000, 1.6), createPriceLine(2000, 1.7)].join('\n'),
    );
    expect([tracks.length, messages, badLines]).toEqual([1, 3, { count: 0, first: null }]);
    expect(tracks[0]?.outline).toMatchObject({
      marketId: '1.1',
      name: 'Match odds',
      matchName: 'A v B',
      runners: [
        { runnerId: 1, name: 'A' },
        { runnerId: 2, name: 'B' },
      ],
    });
    expect([tracks[0]?.from, tracks[0]?.to]).toEqual([STARTED_AT, STARTED_AT + 2000]);
    expect(tracks[0]?.getSnapshotAt(STARTED_AT + 1999)?.book.runners.get(1)?.back).toMatchObject({
      levels: [{ price: 160 }],
    });
  });

  test('counts unreadable lines, names the first and reads the others', async () => {
    const brokenLines = [
      'nonsense',
      '{"op":"mcm","pt":1e300,"mc":[]}',
      JSON.stringify({ op: 'mcm', pt: STARTED_AT + 400 * 86_400_000, mc: [] }),
      createLine(1500, { id: 7 }),
      `"${'x'.repeat(1_100_000)}"`,
    ];
    const { tracks, messages, otherMessages, badLines } = await createRecording(
      [image, ...brokenLines, '{"op":"ccm","cc":[]}', '', createPriceLine(2000, 1.7)].join('\r\n'),
    );
    expect([messages, otherMessages, badLines.count]).toEqual([2, 1, brokenLines.length]);
    expect(badLines.first).toEqual({ line: 2, problem: 'message: not JSON' });
    expect(tracks[0]?.getSnapshotAt(STARTED_AT + 2000)?.book.runners.get(1)?.back).toMatchObject({
      levels: [{ price: 170 }],
    });
  });

  test('gives the same result for any chunk size', async () => {
    const text = [image, createPriceLine(1000, 1.6), '{"op":"é"}', createPriceLine(2000, 1.7)].join('\n');
    const bytes = new TextEncoder().encode(text);
    const fileInPieces = {
      size: bytes.length,
      slice: () => new Blob([]),
      stream: () =>
        new ReadableStream({
          start: (to) => {
            bytes.forEach((_, index) => to.enqueue(bytes.slice(index, index + 1)));
            to.close();
          },
        }),
    };
    const result = await readRecording(fileInPieces as unknown as Blob, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const expected = await createRecording(text);
    expect(result).toMatchObject({
      kind: 'read',
      recording: { messages: expected.messages, otherMessages: 1, badLines: expected.badLines },
    });
    if (result.kind === 'read') expect(result.recording.tracks[0]?.entries).toEqual(expected.tracks[0]?.entries);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['is compressed', new Uint8Array(gzipSync(image)), 'compressed'],
    ['has no price messages', '{"op":"ccm"}\nnonsense', 'empty'],
    ['is empty', '', 'empty'],
  ])('refuses a file that %s', async (_, content, reason) => {
    expect(await readText(content)).toMatchObject({ kind: 'refused', reason });
  });

  test('refuses a file that is too large without reading it', async () => {
    const large = { size: MAX_RECORDING_BYTES + 1, stream: () => expect.unreachable() } as unknown as Blob;
    expect(
      await readRecording(large, { signal: new AbortController().signal, onProgress: () => undefined }),
    ).toMatchObject({ kind: 'refused', reason: 'too-large' });
  });

  test('keeps at most MAX_MARKETS markets and counts the others', async () => {
    const images = Array.from({ length: MAX_MARKETS + 3 }, (_, count) =>
      createLine(count, { id: `1.${count}`, img: true, marketDefinition: definition }),
    );
    const { tracks, omittedMarkets } = await createRecording(images.join('\n'));
    expect([tracks.length, omittedMarkets]).toEqual([MAX_MARKETS, 3]);
  });

  test('yields to the page while it reads', async () => {
    const text = [
      image,
      ...Array.from({ length: 25_000 }, (_, count) => createPriceLine(count + 1, 1.5 + (count % 9) / 100)),
    ].join('\n');
    const controller = new AbortController();
    let yieldCount = 0;
    const shares: number[] = [];
    await readRecording(new Blob([text]), {
      signal: controller.signal,
      onProgress: (share) => void shares.push(share),
      yieldToPage: async () => void (yieldCount += 1),
    });
    expect(yieldCount).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    await expect(
      readRecording(new Blob([text]), {
        signal: controller.signal,
        onProgress: () => undefined,
        yieldToPage: async () => controller.abort(),
      }),
    ).rejects.toThrow();
  });
});

describe('readRecording of a recorded T20 match', () => {
  test('has the same book as the reducer at every thousandth message', async () => {
    const recording = openTestRecording();
    const text = recording.lines.join('\n');
    const { tracks, messages, badLines } = await createRecording(text);
    expect([messages, badLines.count]).toEqual([recording.lines.length, 0]);
    const books = new Map<string, MarketBook>();
    const messagesRead = text.split('\n').map((each) => parseStreamMessage(each));
    messagesRead.forEach((parsed, index) => {
      if (!parsed.ok || parsed.message.op !== 'markets') throw new Error(`message ${index}`);
      applyMarketMessage(books, parsed.message);
      const next = messagesRead[index + 1];
      const at = parsed.message.publishedAt ?? 0;
      if (index % 1000 !== 0 && index !== messagesRead.length - 1) return;
      // The last message of a millisecond defines its state.
      if (next?.ok && next.message.op === 'markets' && next.message.publishedAt === at) return;
      for (const [runnerId, runner] of books.get(recording.marketId)?.runners ?? []) {
        const then = tracks[0]?.getSnapshotAt(at)?.book.runners.get(runnerId);
        expect(then && [then.status, getBestLevels(then.back, 'back'), getBestLevels(then.lay, 'lay')]).toEqual([
          runner.status,
          getBestLevels(runner.back, 'back'),
          getBestLevels(runner.lay, 'lay'),
        ]);
      }
    });
  });
});
