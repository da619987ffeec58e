import * as z from 'zod/mini';
import { asList } from '../../wire/wire-list.ts';
import { rows } from './rows.ts';
import { noteContent } from './wire-content.ts';
import { numberOrNull, orAbsent } from './wire-types.ts';

export interface Paged<Row> {
  readonly rows: readonly Row[];
  /** Number of rows of this page as sent, including dropped ones. */
  readonly received: number;
  /** Rows of all pages. Null when the server does not count them (`countPage`, `fetchEveryRow`). */
  readonly total: number | null;
  /** Page number from 1. */
  readonly page: number;
}

export const emptyPage = { rows: [], received: 0, total: 0, page: 1 } as const satisfies Paged<never>;

/** A page with a known or estimated number of rows in all pages. */
export type CountedPage<Page extends Paged<unknown>> = Page & { readonly total: number };

/**
 * Estimates the total when the server does not count: the rows up to here, plus one for the next page after a full
 * page.
 */
export const countPage = <Page extends Paged<unknown>>(
  found: Page,
  { page, limit }: { page: number; limit: number },
): CountedPage<Page> => ({
  ...found,
  total: found.total ?? (page - 1) * limit + found.received + (found.received >= limit ? 1 : 0),
});

const metadata = z.object({ total: numberOrNull, page: numberOrNull });

const isPair = (raw: unknown): raw is { data: unknown; metadata?: unknown } =>
  typeof raw === 'object' && raw !== null && 'data' in raw;

/** Finds the pair of rows and metadata, or the bare rows, inside any number of wrappers (three are known). */
export function unwrapList(raw: unknown, depth = 3): unknown {
  if (depth === 0 || typeof raw !== 'object') return raw;
  const list = asList(raw);
  if (list !== null) {
    const [only] = list;
    return list.length === 1 && isPair(only) && 'metadata' in only ? unwrapList(only, depth - 1) : list;
  }
  if (!isPair(raw)) return raw;
  const inner = unwrapList(raw.data, depth - 1);
  return isPair(inner) ? inner : raw;
}

/** Reads the total number of rows. Ignores a total below the rows at hand. */
const readTotal = (total: number | null | undefined, received: number): number | null =>
  typeof total === 'number' && total >= received ? Math.trunc(total) : null;

type PageWire<Row extends z.ZodMiniType> = { data: readonly z.input<Row>[]; metadata: { total: number; page: number } };

/**
 * Schema of rows with metadata in every shape that servers send. Metadata is an object, an array of one, or missing.
 * The pair may be wrapped in an array of one. A server may also send the bare rows.
 */
export function paged<Row extends z.ZodMiniType>(row: Row): z.ZodMiniType<Paged<z.output<Row>>, PageWire<Row>> {
  const page = z.object({ data: rows(row), metadata: orAbsent(metadata) });
  const schema = z.pipe(
    z.unknown(),
    z.transform((raw, context): Paged<z.output<Row>> => {
      const found = unwrapList(raw);
      const pair = (Array.isArray(found) ? { data: found as unknown[] } : found) as {
        data?: unknown;
        metadata?: unknown;
      } | null;
      // Metadata is an object, a list of one, or the object that PHP writes for such a list.
      const rawMetadata = asList(pair?.metadata)?.[0] ?? pair?.metadata;
      const normalized = { ...pair, metadata: typeof rawMetadata === 'object' ? rawMetadata : null };
      const read = z.safeParse(page, typeof pair === 'object' && pair !== null ? normalized : pair);
      if (read.success) {
        const received = asList(pair?.data)?.length ?? 0;
        const { data, metadata: known } = read.data;
        return {
          rows: data,
          received,
          total: readTotal(known?.total, received),
          page: Math.trunc(known?.page ?? 0) || 1,
        };
      }
      const [issue] = read.error.issues;
      context.issues.push({
        code: 'custom',
        message: issue?.message ?? '',
        input: raw,
        path: [...(issue?.path ?? [])],
      });
      return z.NEVER;
    }),
  );
  /* @__PURE__ */ noteContent(schema, { kind: 'page', of: row });
  return schema as unknown as z.ZodMiniType<Paged<z.output<Row>>, PageWire<Row>>;
}

/** Paging fields of lists and reports, beside their own filters. */
export const pageRequest = { limit: z.number(), page: z.number() };
export const dateRangeRequest = {
  from_date: z.optional(z.nullable(z.string())),
  to_date: z.optional(z.nullable(z.string())),
};
