import * as z from 'zod/mini';
import { findLastIndex } from '../world/time-ranges.ts';

/** Price to size. */
export type BookSide = Map<number, number>;
export type BookAt = ReadonlyMap<number, { readonly back: BookSide; readonly lay: BookSide }>;

const runnerDefinition = z.object({ id: z.number(), status: z.string() });
const definitionSchema = z.object({
  eventId: z.string(),
  eventTypeId: z.string(),
  marketTime: z.string(),
  status: z.string(),
  inPlay: z.boolean(),
  betDelay: z.number(),
  runners: z.array(runnerDefinition),
});
const offers = z.optional(z.array(z.tuple([z.number(), z.number()])));
const messageSchema = z.object({
  op: z.literal('mcm'),
  pt: z.number(),
  mc: z.optional(
    z.array(
      z.object({
        id: z.string(),
        img: z.optional(z.boolean()),
        marketDefinition: z.optional(definitionSchema),
        rc: z.optional(z.array(z.object({ id: z.number(), atb: offers, atl: offers }))),
      }),
    ),
  ),
});

export type RecordedDefinition = z.infer<typeof definitionSchema>;
interface RecordedChange {
  readonly at: number;
  readonly image: boolean;
  readonly runners: readonly {
    readonly id: number;
    readonly atb?: readonly [number, number][] | undefined;
    readonly atl?: readonly [number, number][] | undefined;
  }[];
}

export interface RecordedMarket {
  readonly marketId: string;
  readonly eventId: string;
  readonly sportId: string;
  readonly marketTime: number;
  readonly lastAt: number;
  readonly runnerIds: readonly number[];
  readonly first: { readonly at: number; readonly definition: RecordedDefinition };
  readonly definitions: readonly { readonly at: number; readonly definition: RecordedDefinition }[];
  /** Returns the full depth at a moment of the recording. */
  readBookAt(time: number): BookAt;
}

/** Sets an offer. A size of 0 removes its price. */
function setOffer(side: BookSide, [price, size]: readonly [number, number]): void {
  if (size === 0) side.delete(price);
  else side.set(price, size);
}

/** Applies a change. `atb` is available to back, `atl` available to lay. */
function applyChange(book: Map<number, { back: BookSide; lay: BookSide }>, change: RecordedChange): void {
  if (change.image) book.clear();
  for (const { id, atb, atl } of change.runners) {
    const sides = book.get(id) ?? { back: new Map<number, number>(), lay: new Map<number, number>() };
    book.set(id, sides);
    for (const offer of atb ?? []) setOffer(sides.back, offer);
    for (const offer of atl ?? []) setOffer(sides.lay, offer);
  }
}

function parseMessage(line: string): z.infer<typeof messageSchema> | null {
  try {
    const message = messageSchema.safeParse(JSON.parse(line));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

/** Reads `mcm` lines and skips other and broken lines. Throws a RangeError when no line defines a market. */
export function readRecordedMarket(lines: readonly string[]): RecordedMarket {
  const changes: RecordedChange[] = [];
  const definitions: { at: number; definition: RecordedDefinition }[] = [];
  let marketId: string | null = null;
  for (const line of lines) {
    const message = line.trim() === '' ? null : parseMessage(line);
    for (const market of message?.mc ?? []) {
      marketId ??= market.id;
      if (message === null || market.id !== marketId) continue;
      if (market.marketDefinition !== undefined)
        definitions.push({ at: message.pt, definition: market.marketDefinition });
      if (market.rc !== undefined || market.img === true)
        changes.push({ at: message.pt, image: market.img === true, runners: market.rc ?? [] });
    }
  }
  const first = definitions[0];
  const last = definitions.at(-1);
  if (marketId === null || first === undefined || last === undefined)
    throw new RangeError('the recording defines no market');

  // Time mostly runs forward, so the book is kept and continued. An earlier moment starts from the beginning.
  let book = new Map<number, { back: BookSide; lay: BookSide }>();
  let applied = 0;
  return {
    marketId,
    first,
    definitions,
    eventId: last.definition.eventId,
    sportId: last.definition.eventTypeId,
    marketTime: Date.parse(last.definition.marketTime),
    lastAt: Math.max(changes.at(-1)?.at ?? 0, last.at),
    runnerIds: first.definition.runners.map((runner) => runner.id),
    readBookAt(time) {
      const atTime = findLastIndex(changes, time, (change) => change.at) + 1;
      if (atTime < applied) {
        book = new Map();
        applied = 0;
      }
      for (; applied < atTime; applied++) {
        const change = changes[applied];
        if (change !== undefined) applyChange(book, change);
      }
      return book;
    },
  };
}
