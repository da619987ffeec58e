import { texts } from '../texts.ts';

/** Names the kind of a row. An unknown kind shows the server's name. */
export const getRowKindName = (kind: string): string =>
  (texts.kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind;
