import type { Severity } from '../../../../scripts/conformance/finding.ts';
import type { Change, ProxiedCall, ProxiedResponse } from '../deviating-server.ts';

/** One thing that a server does differently, and what the report has to say of it. */
export interface Deviation {
  readonly title: string;
  /** Name of the result in the report. */
  readonly call: string;
  readonly path: string;
  readonly severity: Severity;
  /** Other calls in which it shows too. */
  readonly alsoIn?: readonly string[];
  /** Limit of a slow response in milliseconds, where it matters. */
  readonly slowMs?: number;
  /** On what bets are placed to see it. Undefined: it takes none. */
  readonly betOn?: 'market' | 'line' | 'race';
  /** Creates the change for one run: it may count calls. */
  readonly createChange: () => Change;
}

const isOf = (path: string, call: ProxiedCall): boolean =>
  call.path.split('?')[0] === path && call.method !== 'OPTIONS';

/** Replaces the response of one call. */
export const replaceResponse =
  (path: string, replace: (response: ProxiedResponse, call: ProxiedCall) => ProxiedResponse): (() => Change) =>
  () =>
  (call) =>
    isOf(path, call) ? call.forward().then((response) => replace(response, call)) : null;

/** Changes the text of an accepted call. */
export const changeText = (path: string, change: (text: string) => string): (() => Change) =>
  replaceResponse(path, (response) =>
    response.status < 300 ? { ...response, body: change(response.body) } : response,
  );

type Keys = readonly (string | number)[];
type ReplaceValue = (value: unknown) => unknown;

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** Replaces a value inside JSON. Throws where there is none: the deviation would not deviate. */
function replaceAt(json: unknown, [key, ...inner]: Keys, replace: ReplaceValue): unknown {
  if (key === undefined) return replace(json);
  if (!isContainer(json) || !(key in json)) throw new Error(`no ${key} to change`);
  const value = replaceAt(json[key], inner, replace);
  if (Array.isArray(json)) return json.map((each: unknown, index) => (index === Number(key) ? value : each));
  return { ...json, [key]: value };
}

const toKeys = (place: string): Keys => place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Replaces the value at a place such as `data.0.match_date`. Undefined leaves the field out. */
export const changeValue = (path: string, place: string, replace: ReplaceValue): (() => Change) =>
  changeText(path, (text) => JSON.stringify(replaceAt(JSON.parse(text), toKeys(place), replace)));

export const setValue = (path: string, place: string, value: unknown): (() => Change) =>
  changeValue(path, place, () => value);

/** Replaces the rows of a list. */
export const changeRows = (
  path: string,
  place: string,
  change: (rows: readonly Record<string, unknown>[]) => unknown,
): (() => Change) => changeValue(path, place, (rows) => change(rows as readonly Record<string, unknown>[]));

/** Responds to calls by hand. */
export const respondTo =
  (path: string, respond: (call: ProxiedCall) => Promise<ProxiedResponse | null>): (() => Change) =>
  () =>
  (call) =>
    isOf(path, call) ? respond(call) : null;

/** Adds a paisa. */
export const addHundredth = (value: unknown): number => Math.round(Number(value) * 100 + 1) / 100;
