import { isEmptyPayload } from '#shared/api/client/envelope.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import { describeFailure } from '#shared/api/describe-failure.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Failure } from '#shared/api/failure.ts';
import { SECRET } from '#shared/api/wire/drift.ts';
import { callTexts } from '../contract/fields/call-texts.ts';
import type { Attempt } from './caller.ts';
import {
  type CheckResult,
  createBreak,
  createResult,
  createTolerated,
  createUntried,
  type Finding,
} from './finding.ts';
import { inspectEnvelope } from './inspect/inspect-envelope.ts';
import { inspectSchema } from './inspect/inspect-schema.ts';
import { Inspection } from './inspect/inspection.ts';

/** Calls that the app polls for prices: it greys and locks prices that are older than `slowMs`. */
const PRICE_CALLS: readonly EndpointName[] = ['homeMatchesV2', 'matchDetails', 'getFancies'];

const MAX_TEXT_LENGTH = 60;
function shortenBody(text: string | null): string {
  if (text === null) return 'more than 8 MB';
  const start = text.slice(0, MAX_TEXT_LENGTH);
  return SECRET.test(start) ? 'a text with a secret, withheld' : JSON.stringify(start);
}

export const toPathName = (name: EndpointName): string => contract[name].path.slice(1);

/** Describes the message that the bettor reads after a failed call. */
export const describeEffect = (failure: Failure): string =>
  `The bettor reads: "${describeFailure(failure, 'The exchange cannot be reached.')}"`;

function describeFailedCall({ failure, response, body }: Attempt): Finding {
  const status = response === null ? 'no response' : `HTTP ${response.status}`;
  if (failure === null) throw new Error('the call has not failed');
  if (failure.kind === 'signed-out')
    return createBreak('(session)', `${status} that ends the session`, 'a response', describeEffect(failure));
  if (failure.kind === 'refused')
    return createBreak('status', `a refusal: "${failure.message}"`, 'status true', describeEffect(failure));
  if (response !== null && body === undefined && response.status < 500)
    return createBreak('(body)', shortenBody(response.text), 'JSON', describeEffect(failure));
  const { detail = '' } = failure;
  const received = detail.startsWith(status) ? detail : [status, detail].filter((text) => text !== '').join(': ');
  return createBreak('(response)', received, 'a readable response in time', describeEffect(failure));
}

function inspectHeaders({ response, ms }: Attempt, name: EndpointName, slowMs: number): readonly Finding[] {
  const findings: Finding[] = [];
  const type = response?.headers.get('content-type') ?? '';
  if (response !== null && !/\bjson\b/i.test(type))
    findings.push(
      createTolerated(
        '(content-type)',
        type || 'missing',
        'application/json',
        'The app reads the body as JSON whatever its type. A proxy may not compress it.',
      ),
    );
  if (ms > slowMs)
    findings.push(
      (PRICE_CALLS.includes(name) ? createBreak : createTolerated)(
        '(time)',
        `${Math.round(ms)} ms`,
        `at most ${slowMs} ms`,
        PRICE_CALLS.includes(name)
          ? 'The app greys the prices and locks them while it waits.'
          : 'The bettor sees a placeholder while the app waits.',
      ),
    );
  return findings;
}

const toWirePath = (path: string): string =>
  path.replace(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/^(\d+)(?=\.|\[|$)/, '[$1]');

/** The app is the judge: what its client reports and the inspection does not name is a finding too. */
function listUnnamedDrift({ drift }: Attempt, findings: readonly Finding[], root: string): readonly Finding[] {
  if (findings.length > 0) return [];
  return drift.map(({ path, value, expected, count }) => {
    const inner = toWirePath(path);
    const place = root === '' || inner.startsWith('[') ? `${root}${inner}` : `${root}.${inner}`;
    return { ...createBreak(place, value, expected, 'The app leaves it out: the bettor does not see it.'), count };
  });
}

/** The deviations of one call, and whether its response was empty. */
export interface CallInspection {
  readonly findings: readonly Finding[];
  readonly isEmpty: boolean;
}

/** Compares the response of a call with its endpoint. */
export function inspectAttempt(name: EndpointName, attempt: Attempt, slowMs: number): CallInspection {
  const spec: Endpoint = contract[name];
  const { failure, body, response } = attempt;
  const headers = inspectHeaders(attempt, name, slowMs);
  const isUnread = failure !== null && (failure.kind !== 'unreachable' || failure.code !== 'PARSING_ERROR');
  if (failure !== null && (isUnread || response === null || body === undefined))
    return { findings: [describeFailedCall(attempt), ...headers], isEmpty: false };
  const envelope = spec.responseShape === 'bare' ? [] : inspectEnvelope(body);
  const root = spec.responseShape === 'data' ? 'data' : '';
  const payload = root === '' ? body : (body as Record<string, unknown> | undefined)?.['data'];
  const isEmpty = failure === null && spec.emptyResponse !== undefined && isEmptyPayload(payload);
  const inspection = new Inspection(callTexts[name]);
  if (!isEmpty) inspectSchema(inspection, spec.response, payload, { path: root, field: '', drops: 'response' });
  const fields = inspection.finish();
  const unnamed = listUnnamedDrift(attempt, [...envelope, ...fields], root);
  const all = [...envelope, ...fields, ...unnamed];
  const hasBreak = all.some(({ severity }) => severity === 'breaks');
  // One unreadable value can make the whole response unreadable.
  const effect = failure === null ? null : describeEffect(failure);
  const explained = all.map((each) => (effect !== null && each.severity === 'breaks' ? { ...each, effect } : each));
  const failed = failure !== null && !hasBreak ? [describeFailedCall(attempt)] : [];
  const hasNoRows = inspection.listCount > 0 && inspection.rowCount === 0;
  return { findings: [...failed, ...explained, ...headers], isEmpty: isEmpty || hasNoRows };
}

export interface JudgeOptions {
  readonly slowMs: number;
  /** Findings that no schema shows. */
  readonly more?: readonly Finding[];
  readonly judgesEmpty?: boolean;
}

/** Judges a call. One with an empty response counts as not tried: no field of it could be compared. */
export function judgeCall(
  name: EndpointName,
  attempt: Attempt,
  { slowMs, more = [], judgesEmpty = false }: JudgeOptions,
): CheckResult {
  const { findings, isEmpty } = inspectAttempt(name, attempt, slowMs);
  const facts = { status: attempt.response?.status ?? null, ms: attempt.ms };
  if (isEmpty && !judgesEmpty && findings.length + more.length === 0)
    return createUntried(toPathName(name), 'the response is empty, so no field could be compared', facts);
  return createResult(toPathName(name), [...findings, ...more], facts);
}
