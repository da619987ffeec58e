import * as z from 'zod/mini';
import type { FancyBet } from '../../../domain/bet/bet.ts';
import type { FancyCategory, FancyLine, RunLine } from '../../../domain/market/market.ts';
import { ZERO } from '../../../domain/money/money.ts';
import { endpoint } from '../../endpoint.ts';
import { asList } from '../../wire/wire-list.ts';
import { byKey } from '../schema/by-key.ts';
import { list, rows } from '../schema/rows.ts';
import { noteContent } from '../schema/wire-content.ts';
import {
  amount,
  amountOrNull,
  code,
  count,
  flag,
  id,
  numberOrNull,
  proseOrNull,
  text,
  textOrNull,
} from '../schema/wire-types.ts';

const categories: Readonly<Record<string, FancyCategory>> = {
  '0': 'fancy',
  '1': 'session',
  '2': 'over-by-over',
  '3': 'ball-by-ball',
  '6': 'odd-even',
};

/** Servers may number categories in their own way and send names. Names then win over numbers. */
const parseCategory = (name: string): FancyCategory => {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.includes('overbyover')) return 'over-by-over';
  if (plain.includes('ballbyball')) return 'ball-by-ball';
  if (plain.includes('oddeven')) return 'odd-even';
  if (plain.includes('session')) return 'session';
  return plain.includes('fancy') ? 'fancy' : 'other';
};

const toRunLine = (run: number | null, size: number | null): RunLine | null =>
  run === null || size === null || run < 0 || size <= 0 ? null : { run, size };

/** Returns the match id of a fancy id (`<match_id>_<n>`). */
const toMatchId = (fancyId: string): string => fancyId.replace(/_[^_]*$/, '');

const lineRow = z.pipe(
  z.object({
    fancy_id: id,
    fancy_name: text,
    category: code,
    chronology: count,
    LayPrice1: numberOrNull,
    LaySize1: numberOrNull,
    BackPrice1: numberOrNull,
    BackSize1: numberOrNull,
    GameStatus: textOrNull,
    MarkStatus: code,
    Min: amountOrNull,
    Max: amountOrNull,
    news: proseOrNull,
  }),
  z.transform((wire): FancyLine => ({
    fancyId: wire.fancy_id,
    matchId: toMatchId(wire.fancy_id),
    name: wire.fancy_name,
    category: categories[wire.category] ?? 'other',
    order: wire.chronology,
    no: toRunLine(wire.LayPrice1, wire.LaySize1),
    yes: toRunLine(wire.BackPrice1, wire.BackSize1),
    lockedBy: wire.GameStatus,
    rateChanged: wire.MarkStatus === '1',
    minStake: wire.Min ?? ZERO,
    maxStake: wire.Max ?? ZERO,
    news: wire.news,
  })),
);

const namedFancies = z.object({
  data: rows(
    z.pipe(
      z.object({ category: code, line: lineRow }),
      z.transform((both) => both),
    ),
  ),
  fancy_category: z.optional(z.nullable(byKey(text))),
});

/** Puts each row beside its raw category, so that the map of names applies to it. */
const withCategory = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? { category: (raw as { category?: unknown }).category, line: raw } : raw;

interface FanciesWire {
  data: readonly z.input<typeof lineRow>[];
  fancy_category?: Record<string, string> | null;
}

const fancies = z.pipe(
  z.unknown(),
  z.transform((raw, context): readonly FancyLine[] => {
    const bare = asList(raw);
    const found = bare === null ? raw : { data: bare };
    const lines = typeof found === 'object' && found !== null && 'data' in found ? asList(found.data) : null;
    const read = z.safeParse(
      namedFancies,
      lines === null ? found : { ...(found as object), data: lines.map(withCategory) },
    );
    if (!read.success) {
      const [issue] = read.error.issues;
      const path = (issue?.path ?? []).filter((part) => part !== 'line');
      context.issues.push({ code: 'custom', message: issue?.message ?? '', input: raw, path });
      return z.NEVER;
    }
    const names = read.data.fancy_category;
    return read.data.data.map(({ category, line: fancy }) => {
      const name = names?.[category];
      return name === undefined ? fancy : { ...fancy, category: parseCategory(name) };
    });
  }),
);

/* @__PURE__ */ noteContent(fancies, { kind: 'session-lines', of: lineRow });

/**
 * Reads the session lines of a match. `data` holds the rows, or an object with the rows under `data` and a map of
 * category names.
 */
export const getFancies = endpoint({
  method: 'POST',
  path: '/fancy/getFancies',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 8_000,
  emptyResponse: [],
  request: z.object({ match_id: z.string(), combine: z.optional(z.boolean()) }),
  response: fancies as unknown as z.ZodMiniType<readonly FancyLine[], FanciesWire | readonly z.input<typeof lineRow>[]>,
});

const fancyBet = z.pipe(
  z.object({ run: count, is_back: flag, size: numberOrNull, stack: amount }),
  z.transform((wire): FancyBet => ({
    run: wire.run,
    side: wire.is_back ? 'yes' : 'no',
    size: wire.size ?? 100,
    stake: wire.stack,
  })),
);

/**
 * Reads the bettor's bets on one line. The app computes the bands from the bets and ignores the server's labels and
 * sums.
 */
export const getRunTimeFancyPosition = endpoint({
  method: 'POST',
  path: '/fancy/getRunTimeFancyPosition',
  access: 'session',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 15_000,
  emptyResponse: [],
  request: z.object({ fancy_id: z.string() }),
  response: z.pipe(
    z.object({
      bets_fancies: list(fancyBet),
      fancy_position: z.optional(z.unknown()),
      liability: z.optional(z.unknown()),
      profit: z.optional(z.unknown()),
    }),
    z.transform((wire): readonly FancyBet[] => wire.bets_fancies),
  ),
});
