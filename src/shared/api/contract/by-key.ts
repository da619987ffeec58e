import * as z from 'zod/mini';

type ByKey<Value extends z.ZodMiniType> = z.ZodMiniType<Readonly<Record<string, z.output<Value>>>, Readonly<Record<string, z.input<Value>>>>;

/**
 * An object under whose keys, which only the server knows, stands one kind of value. What `z.record` does, without its kinds of keys: it
 * would come with the first screen, which has no such object, because all of zod's schemas are one file.
 */
export function byKey<Value extends z.ZodMiniType>(value: Value): ByKey<Value> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((raw, reading) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
        reading.issues.push({ code: 'custom', message: 'expected an object', input: raw });
        return z.NEVER;
      }
      const found: [key: string, value: z.output<Value>][] = [];
      for (const [key, inner] of Object.entries(raw)) {
        // Never a key of anybody's: written back it would be the object's prototype.
        if (key === '__proto__') continue;
        const read = z.safeParse(value, inner);
        if (read.success) found.push([key, read.data]);
        else reading.issues.push(...read.error.issues.map(({ message, path }) => ({ code: 'custom' as const, message, input: inner, path: [key, ...path] })));
      }
      return Object.fromEntries(found);
    }),
  );
  // As with rows, the wire type is known though each value is read on its own.
  return schema as unknown as ByKey<Value>;
}
