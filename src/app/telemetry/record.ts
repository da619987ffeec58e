/** Values of a record. They never hold a name, an id, an amount, a price or an address with parameters. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Every record that can leave the page, with its attributes. docs/telemetry.md explains each. `isError`: sampled by the
 * rate of errors. `unit`: the record is a measurement (UCUM: milliseconds, or 1 for none).
 */
export const catalogue = {
  exception: {
    isError: true,
    attributes: ['source', 'exception.type', 'exception.message', 'exception.stacktrace'],
  },
  csp_violation: { isError: true, attributes: ['directive', 'blocked', 'exception.stacktrace'] },
  contract_drift: { isError: true, attributes: ['part', 'endpoint', 'path', 'expected', 'rows'] },
  lost_response: { isError: true, attributes: ['request', 'failure'] },
  command: { attributes: ['command', 'step', 'outcome', 'delay_ms', 'duration_ms', 'checks'] },
  connection: { attributes: ['state', 'transport', 'outage_ms'] },
  feed_age: { unit: 'ms', attributes: [] },
  first_price: { unit: 'ms', attributes: [] },
  inp: {
    unit: 'ms',
    attributes: ['rating', 'target', 'interaction', 'input_delay', 'processing', 'presentation', 'load_state'],
  },
  lcp: { unit: 'ms', attributes: ['rating', 'target', 'first_byte', 'load_delay', 'load_time', 'render_delay'] },
  cls: { unit: '1', attributes: ['rating', 'target', 'largest_shift', 'load_state'] },
} as const;

/** The attribute of every record: the pattern of the page's route. */
export const ROUTE = 'url.template';

export type RecordName = keyof typeof catalogue;

/** Something that leaves the page. */
export interface TelemetryRecord {
  readonly name: RecordName;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The measured value; null where the record is no measurement. */
  readonly value: number | null;
  readonly attributes: Attributes;
}

/** The unit of a measurement; null for a log. */
export const getUnit = (name: RecordName): string | null => {
  const { unit = null } = catalogue[name] as { unit?: string };
  return unit;
};

export const isErrorRecord = (name: RecordName): boolean => 'isError' in catalogue[name];

/** Keeps the attributes of the catalogue, and the route. */
export function selectAttributes(name: RecordName, attributes: Attributes, route: string): Attributes {
  const allowed: readonly string[] = catalogue[name].attributes;
  const selected = Object.entries(attributes).filter(
    ([key, value]) => value !== undefined && value !== '' && allowed.includes(key),
  );
  return { ...Object.fromEntries(selected), [ROUTE]: route };
}
