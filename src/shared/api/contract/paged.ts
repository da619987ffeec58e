import * as z from 'zod/mini';
import { count } from './edge.ts';
import { rows } from './rows.ts';

export interface Paged<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
}

export const noRows = { rows: [], total: 0, page: 1 } as const satisfies Paged<never>;

const metadata = z.object({ total: count, page: count });
const metadataLoose = z.optional(z.nullable(z.union([metadata, z.array(metadata)])));

const isPair = (raw: unknown): raw is { data: unknown; metadata?: unknown } => typeof raw === 'object' && raw !== null && 'data' in raw;

/** The pair of rows and metadata, or the bare rows, however many wrappings lie around them (three are known). */
function unwrap(raw: unknown, depth = 3): unknown {
  if (depth === 0) return raw;
  if (Array.isArray(raw)) {
    const [only] = raw as unknown[];
    return raw.length === 1 && isPair(only) && 'metadata' in only ? unwrap(only, depth - 1) : raw;
  }
  if (!isPair(raw)) return raw;
  const inner = unwrap(raw.data, depth - 1);
  return isPair(inner) ? inner : raw;
}

type PageWire<Row extends z.ZodMiniType> = { data: readonly z.input<Row>[]; metadata: { total: number; page: number } };

/**
 * Rows with metadata, in every shape servers send: metadata as an object or an array of one, the pair once more in an array
 * of one, or the bare rows.
 */
export function paged<Row extends z.ZodMiniType>(row: Row): z.ZodMiniType<Paged<z.output<Row>>, PageWire<Row>> {
  const list = rows(row);
  const pair = z.pipe(
    z.object({ data: list, metadata: metadataLoose }),
    z.transform(({ data, metadata: found }): Paged<z.output<Row>> => {
      const known = Array.isArray(found) ? found[0] : found;
      return { rows: data, total: known?.total ?? data.length, page: known?.page || 1 };
    }),
  );
  const bare = z.pipe(
    list,
    z.transform((data): Paged<z.output<Row>> => ({ rows: data, total: data.length, page: 1 })),
  );
  const schema = z.pipe(
    z.unknown(),
    z.transform((raw, reading) => {
      const found = unwrap(raw);
      const read = z.safeParse(Array.isArray(found) ? bare : pair, found);
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      reading.issues.push({ code: 'custom', message: issue?.message ?? '', input: raw, path: [...(issue?.path ?? [])] });
      return z.NEVER;
    }),
  );
  return schema as unknown as z.ZodMiniType<Paged<z.output<Row>>, PageWire<Row>>;
}

/** What lists and reports ask for beside their own filters. */
export const pageRequest = { limit: z.number(), page: z.number() };
export const spanRequest = { from_date: z.optional(z.nullable(z.string())), to_date: z.optional(z.nullable(z.string())) };
