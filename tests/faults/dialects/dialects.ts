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
const inList = (path: readonly string[]): boolean => /^\d+$/.test(path.at(-1) ?? '');

const number =
  (to: (value: number) => unknown): ValueRewrite =>
  (value) =>
    typeof value === 'number' ? to(value) : value;
const flag =
  (to: (value: boolean) => unknown): ValueRewrite =>
  (value, key) =>
    FLAGS.test(key) && (typeof value === 'boolean' || value === 0 || value === 1) ? to(Boolean(value)) : value;
const date =
  (to: (value: string) => unknown): ValueRewrite =>
  (value) =>
    typeof value === 'string' && ISO.test(value) ? to(value) : value;
const nothing =
  (to: unknown): ValueRewrite =>
  (value, key, path) =>
    value === null && key !== 'msg' && !inList(path) && path.length > 1 ? to : value;
const status =
  (to: (value: boolean) => unknown): ValueRewrite =>
  (value, key, path) =>
    key === 'status' && path.length === 1 ? to(Boolean(value)) : value;
const empty =
  (to: unknown): ValueRewrite =>
  (value, _key, path) =>
    path.length > 0 && Array.isArray(value) && value.length === 0 ? to : value;
const numbered =
  (from: number): ValueRewrite =>
  (value, _key, path) =>
    path.length > 0 && Array.isArray(value) && value.length > 0
      ? Object.fromEntries(value.map((each: unknown, index) => [String(index + from), each]))
      : value;

const grouped = (value: number): string => {
  const [integerPart = '', fractionPart] = String(Math.abs(value)).split('.');
  const text =
    integerPart.length > 3
      ? `${integerPart.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${integerPart.slice(-3)}`
      : integerPart;
  return `${value < 0 ? '-' : ''}${text}${fractionPart === undefined ? '' : `.${fractionPart}`}`;
};
const millis = (text: string): number => Date.parse(text);
/** Only whole seconds can be written in seconds. */
const seconds = (text: string): number | string => (millis(text) % 1000 === 0 ? millis(text) / 1000 : text);
const local = (text: string): string => text.replace('T', ' ').replace(/(\.000)?Z$/, '');

/** Formats of servers in PHP and similar languages. None changes the meaning of a response. */
export const dialects: Readonly<Record<string, ValueRewrite>> = {
  'numbers as texts': number(String),
  'numbers as texts with two decimals': number((value) =>
    Number.isInteger(value) && Math.abs(value) > 999_999 ? String(value) : value.toFixed(2),
  ),
  'numbers in groups': number(grouped),
  'flags as "1" and "0"': flag((value) => (value ? '1' : '0')),
  'flags as 1 and 0': flag(Number),
  'flags as booleans': flag((value) => value),
  'flags as "true" and "false"': flag(String),
  'status as 1': status(Number),
  'status as "1"': status((value) => (value ? '1' : '0')),
  'status as "success"': status((value) => (value ? 'success' : 'error')),
  'status as "true"': status(String),
  'nothing as ""': nothing(''),
  'nothing as {}': nothing({}),
  'nothing as []': nothing([]),
  'nothing left out': nothing(REMOVED),
  'empty lists as {}': empty({}),
  'empty lists as ""': empty(''),
  'empty lists as null': empty(null),
  'lists with keys from 1': numbered(1),
  'lists with keys from 0': numbered(0),
  'lists with keys from 40': numbered(40),
  'dates without a zone': date(local),
  'dates with an offset': date((text) => new Date(millis(text) + 19_800_000).toISOString().replace('Z', '+05:30')),
  'dates in seconds': date(seconds),
  'dates in seconds as digits': date((text) => String(seconds(text))),
  'dates in milliseconds': date(millis),
  'dates in milliseconds as digits': date((text) => String(millis(text))),
  'metadata in a list': (value, key) => (key === 'metadata' && isRecord(value) && 'total' in value ? [value] : value),
};
