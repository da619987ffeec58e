import * as z from 'zod/mini';
import { watchDrift } from '../wire/drift.ts';

/** Parses a raw value and returns the result with the reported drift. */
export const readWithDrift = <S extends z.ZodMiniType>(schema: S, raw: unknown) =>
  watchDrift(() => z.safeParse(schema, raw));
