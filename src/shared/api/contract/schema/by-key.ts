import * as z from 'zod/mini';
import { findMismatch, type Mismatch, noteDrift } from '../../wire/drift.ts';
import { asEntries } from '../../wire/wire-list.ts';
import { noteContent } from './wire-content.ts';

type ByKey<Value extends z.ZodMiniType> = z.ZodMiniType<
  Readonly<Record<string, z.output<Value>>>,
  Readonly<Record<string, z.input<Value>>>
>;

/**
 * Schema of an object with unknown keys and one kind of value. Drops a value that does not fit and reports it as drift,
 * because servers mix keys of their own with market ids. Accepts every wire form of a map.
 *
 * `z.record` would load with the first screen, which has no such object: zod's schemas are one file.
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
        // Skips `__proto__`: writing it back would set the object's prototype.
        if (key === '__proto__') continue;
        const read = z.safeParse(value, inner);
        if (read.success) found.push([key, read.data]);
        else dropped.push(findMismatch(read.error, inner, key));
      }
      if (dropped[0] !== undefined) noteDrift({ ...dropped[0], count: dropped.length });
      return Object.fromEntries(found);
    }),
  );
  /* @__PURE__ */ noteContent(schema, { kind: 'map', of: value });
  // As with rows, the wire type is known although each value is parsed on its own.
  return schema as unknown as ByKey<Value>;
}
