/** `tolerated`: the app reads the intended value all the same. `breaks`: the bettor notices. */
export type Severity = 'tolerated' | 'breaks';

/** One deviation of the server from the contract. */
export interface Finding {
  readonly severity: Severity;
  /** Place in the body, such as `data[2].match_date`; or in parentheses what is no field, such as `(body)`. */
  readonly path: string;
  /** The value that the server sent, shortened. Secrets are withheld. */
  readonly received: string;
  readonly expected: string;
  /** How the app reads it, or what the bettor notices. Sentences. */
  readonly effect: string;
  /** Number of places with the same deviation; `path` is the first. */
  readonly count: number;
}

export type Verdict = 'conforms' | Severity | 'not tried';

/** The result of one call, or of one check that is no call. */
export interface CheckResult {
  /** Path of the call, such as `match/matchDetails`, or the name of the check. */
  readonly name: string;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Why it was not tried, otherwise null. */
  readonly reason: string | null;
  /** HTTP status. Null without a response, and for checks of several calls. */
  readonly status: number | null;
  /** Time until the whole response had arrived, in milliseconds. Null without a call. */
  readonly ms: number | null;
}

export interface ConformanceReport {
  readonly api: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly results: readonly CheckResult[];
}

/** Thrown when no response of the server arrives at all, so that nothing can be judged. */
export class UnreachableServerError extends Error {
  override readonly name = 'UnreachableServerError';
}

type NewFinding = Omit<Finding, 'count'>;

/** Creates a finding of one place. */
export const createBreak = (path: string, received: string, expected: string, effect: string): Finding => ({
  severity: 'breaks',
  path,
  received,
  expected,
  effect,
  count: 1,
});

export const createTolerated = (path: string, received: string, expected: string, effect: string): Finding => ({
  ...createBreak(path, received, expected, effect),
  severity: 'tolerated',
});

/** Path without row numbers: rows of one list have the same deviation. */
const toPlace = ({ severity, path, expected }: NewFinding): string =>
  [severity, path.replace(/\[\d+\]/g, '[]').replace(/\{[^}]*\}/g, '{}'), expected].join(' ');

/** Joins findings of the same kind and field to one with their number. */
export function groupFindings(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, Finding>();
  for (const finding of findings) {
    const place = toPlace(finding);
    const first = groups.get(place);
    groups.set(place, first === undefined ? finding : { ...first, count: first.count + finding.count });
  }
  return [...groups.values()];
}

export function judgeFindings(findings: readonly Finding[]): Exclude<Verdict, 'not tried'> {
  if (findings.some(({ severity }) => severity === 'breaks')) return 'breaks';
  return findings.length > 0 ? 'tolerated' : 'conforms';
}

/** Creates the result of a check that was made. */
export const createResult = (
  name: string,
  findings: readonly Finding[],
  { status = null, ms = null }: { readonly status?: number | null; readonly ms?: number | null } = {},
): CheckResult => ({
  name,
  verdict: judgeFindings(findings),
  findings: groupFindings(findings),
  reason: null,
  status,
  ms: ms === null ? null : Math.round(ms),
});

export const createUntried = (
  name: string,
  reason: string,
  { status = null, ms = null }: { readonly status?: number | null; readonly ms?: number | null } = {},
): CheckResult => ({
  name,
  verdict: 'not tried',
  findings: [],
  reason,
  status,
  ms: ms === null ? null : Math.round(ms),
});
