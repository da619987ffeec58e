/** Rewrites one value of a response, given the value, its key and the keys above it. */
type ValueRewrite = (value: unknown, key: string, path: readonly string[]) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value that removes its key. */
export const REMOVED = Symbol('removed');

export function rewriteAll(value: unknown, rewrite: ValueRewrite, path: readonly string[] = []): unknown {
  const inner = Array.isArray(value)
    ? value.map((each, index) => rewriteAll(each, rewrite, [...path, String(index)]))
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, rewriteAll(each, rewrite, [...path, key])] as const)
            .filter(([, each]) => each !== REMOVED),
        )
      : value;
  return rewrite(inner, path.at(-1) ?? '', path);
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;
const FLAGS = /^(is_(?!socket_)\w+|inplay|enable_fancy|has_tv_url|applyValidation|self_host|wicket|extra)$/;
const isInList = (path: readonly string[]): boolean => /^\d+$/.test(path.at(-1) ?? '');

const rewriteNumbers =
  (to: (value: number) => unknown): ValueRewrite =>
  (value) =>
    typeof value === 'number' ? to(value) : value;
const rewriteFlags =
  (to: (value: boolean) => unknown): ValueRewrite =>
  (value, key) =>
    FLAGS.test(key) && (typeof value === 'boolean' || value === 0 || value === 1) ? to(Boolean(value)) : value;
const rewriteDates =
  (to: (value: string) => unknown): ValueRewrite =>
  (value) =>
    typeof value === 'string' && ISO.test(value) ? to(value) : value;
const rewriteNulls =
  (to: unknown): ValueRewrite =>
  (value, key, path) =>
    value === null && key !== 'msg' && !isInList(path) && path.length > 1 ? to : value;
const rewriteStatus =
  (to: (value: boolean) => unknown): ValueRewrite =>
  (value, key, path) =>
    key === 'status' && path.length === 1 ? to(Boolean(value)) : value;
const rewriteEmptyLists =
  (to: unknown): ValueRewrite =>
  (value, _key, path) =>
    path.length > 0 && Array.isArray(value) && value.length === 0 ? to : value;
const rewriteListsAsObjects =
  (from: number): ValueRewrite =>
  (value, _key, path) =>
    path.length > 0 && Array.isArray(value) && value.length > 0
      ? Object.fromEntries(value.map((each: unknown, index) => [String(index + from), each]))
      : value;

const groupDigits = (value: number): string => {
  const [integerPart = '', fractionPart] = String(Math.abs(value)).split('.');
  const text =
    integerPart.length > 3
      ? `${integerPart.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${integerPart.slice(-3)}`
      : integerPart;
  return `${value < 0 ? '-' : ''}${text}${fractionPart === undefined ? '' : `.${fractionPart}`}`;
};
const toMilliseconds = (text: string): number => Date.parse(text);
/** Only whole seconds can be written in seconds. */
const toSeconds = (text: string): number | string =>
  toMilliseconds(text) % 1000 === 0 ? toMilliseconds(text) / 1000 : text;
const toLocalTime = (text: string): string => text.replace('T', ' ').replace(/(\.000)?Z$/, '');

/** Formats of servers in PHP and similar languages. None changes the meaning of a response. */
export const dialects: Readonly<Record<string, ValueRewrite>> = {
  'numbers as texts': rewriteNumbers(String),
  'numbers as texts with two decimals': rewriteNumbers((value) =>
    Number.isInteger(value) && Math.abs(value) > 999_999 ? String(value) : value.toFixed(2),
  ),
  'numbers in groups': rewriteNumbers(groupDigits),
  'flags as "1" and "0"': rewriteFlags((value) => (value ? '1' : '0')),
  'flags as 1 and 0': rewriteFlags(Number),
  'flags as booleans': rewriteFlags((value) => value),
  'flags as "true" and "false"': rewriteFlags(String),
  'status as 1': rewriteStatus(Number),
  'status as "1"': rewriteStatus((value) => (value ? '1' : '0')),
  'status as "success"': rewriteStatus((value) => (value ? 'success' : 'error')),
  'status as "true"': rewriteStatus(String),
  'nothing as ""': rewriteNulls(''),
  'nothing as {}': rewriteNulls({}),
  'nothing as []': rewriteNulls([]),
  'nothing left out': rewriteNulls(REMOVED),
  'empty lists as {}': rewriteEmptyLists({}),
  'empty lists as ""': rewriteEmptyLists(''),
  'empty lists as null': rewriteEmptyLists(null),
  'lists with keys from 1': rewriteListsAsObjects(1),
  'lists with keys from 0': rewriteListsAsObjects(0),
  'lists with keys from 40': rewriteListsAsObjects(40),
  'dates without a zone': rewriteDates(toLocalTime),
  'dates with an offset': rewriteDates((text) =>
    new Date(toMilliseconds(text) + 19_800_000).toISOString().replace('Z', '+05:30'),
  ),
  'dates in seconds': rewriteDates(toSeconds),
  'dates in seconds as digits': rewriteDates((text) => String(toSeconds(text))),
  'dates in milliseconds': rewriteDates(toMilliseconds),
  'dates in milliseconds as digits': rewriteDates((text) => String(toMilliseconds(text))),
  'metadata in a list': (value, key) => (key === 'metadata' && isRecord(value) && 'total' in value ? [value] : value),
};
