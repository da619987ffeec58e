import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { HttpResponseRecord } from '../caller.ts';
import { type CheckResult, createBreak, createResult, createUntried, type Finding } from '../finding.ts';

const ALLOW_ORIGIN = 'access-control-allow-origin';
const ALLOW_HEADERS = 'access-control-allow-headers';
const REQUIRED_HEADERS = ['authorization', 'content-type', 'idempotency-key'] as const;
const TIMEOUT_MS = 10_000;

const effects: Readonly<Record<(typeof REQUIRED_HEADERS)[number], string>> = {
  authorization: 'The browser sends no call: no bettor can sign in.',
  'content-type': 'The browser sends no call: every page stays empty.',
  'idempotency-key': 'Pages can be read, but every bet, deposit and withdrawal fails before it leaves the browser.',
};

interface PreflightResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends what a browser asks before a bet. Rejects without a response. */
const sendPreflight = (url: URL, origin: string): Promise<PreflightResponse> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': REQUIRED_HEADERS.join(','),
    };
    const request = send(url, { method: 'OPTIONS', headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', reject);
    request.end();
  });

const listWords = (header: string | string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase());

const isAllowed = (value: string | null, origin: string): boolean => value === '*' || value === origin;

function findPreflightBreaks({ status, headers }: PreflightResponse, origin: string): readonly Finding[] {
  const noCall = effects.authorization;
  const findings: Finding[] = [];
  if (status < 200 || status > 299) findings.push(createBreak('(status)', `HTTP ${status}`, 'HTTP 204', noCall));
  const allowedOrigin = headers[ALLOW_ORIGIN];
  if (!isAllowed(typeof allowedOrigin === 'string' ? allowedOrigin : null, origin))
    findings.push(createBreak(ALLOW_ORIGIN, String(allowedOrigin ?? 'missing'), `${origin} or *`, noCall));
  const allowed = listWords(headers[ALLOW_HEADERS]);
  for (const name of REQUIRED_HEADERS) {
    // A wildcard covers every header but this one.
    if (allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')) continue;
    findings.push(
      createBreak(ALLOW_HEADERS, String(headers[ALLOW_HEADERS] ?? 'missing'), `it names ${name}`, effects[name]),
    );
  }
  return findings;
}

/** Checks the CORS preflight of a bet, when the app has another origin than the API. */
export async function checkPreflight(api: string, origin: string | null): Promise<CheckResult> {
  const name = 'CORS preflight';
  if (origin === null) return createUntried(name, 'the app has the origin of the API: pass --origin for another one');
  const url = new URL(`${api}/bet/saveBet`);
  try {
    const response = await sendPreflight(url, origin);
    return createResult(name, findPreflightBreaks(response, origin), { status: response.status });
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    return createResult(name, [createBreak('(response)', received, 'HTTP 204', effects.authorization)]);
  }
}

/** Checks that every response, errors too, allows the origin of the app. */
export function checkResponseOrigins(
  responses: readonly { readonly path: string; readonly response: HttpResponseRecord }[],
  origin: string | null,
): CheckResult {
  const name = 'CORS of the responses';
  if (origin === null) return createUntried(name, 'the app has the origin of the API: pass --origin for another one');
  const refused = responses.filter(({ response }) => !isAllowed(response.headers.get(ALLOW_ORIGIN), origin));
  const findings = refused.map(({ path, response }) =>
    createBreak(
      `${ALLOW_ORIGIN} of ${path}`,
      `${response.headers.get(ALLOW_ORIGIN) ?? 'missing'} with HTTP ${response.status}`,
      `${origin} or *`,
      'The browser withholds the response: the app takes the connection for lost.',
    ),
  );
  return createResult(name, findings);
}
