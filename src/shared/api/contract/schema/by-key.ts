import * as z from 'zod/mini';
import { findMismatch, noteDrift, type Mismatch } from '../../wire/drift.ts';
import { asEntries } from '../../wire/wire-list.ts';

type ByKey<Value extends z.ZodMiniType> = z.ZodMiniType<
  Readonly<Record<string, z.output<Value>>>,
  Readonly<Record<string, z.input<Value>>>
>;

/**
 * An object under whose keys, which only the server knows, stands one kind of value. A key whose value does not fit is
 * dropped and noted as drift: servers put keys of their own beside those of markets. Every form of a map is read.
 *
 * `z.record` would do it too, but would come with the first screen, which has no such object: all of zod's schemas are
 * one file.
 */
export function byKey<Value extends z.ZodMiniType>(value: Value): ByKey<Value> {
  const schema = z.pipe(
    z.optional(z.unknown()),
    z.transform((raw, context) => {
      const entries = asEntries(raw);
      if (entries === null) {
        context.issues.push({ code: 'custom', message: 'expected an object', input: raw });
        return z.NEVER;
      }
      const found: [key: string, value: z.output<Value>][] = [];
      const dropped: Mismatch[] = [];
      for (const [key, inner] of entries) {
        // Never a key of anybody's: written back it would be the object's prototype.
        if (key === '__proto__') continue;
        const read = z.safeParse(value, inner);
        if (read.success) found.push([key, read.data]);
        else dropped.push(findMismatch(read.error, inner, key));
      }
      if (dropped[0] !== undefined) noteDrift({ ...dropped[0], count: dropped.length });
      return Object.fromEntries(found);
    }),
  );
  // As with rows, the wire type is known though each value is read on its own.
  return schema as unknown as ByKey<Value>;
}
