import type { HttpResponseRecord } from '../caller.ts';
import { type CheckResult, createResult, createTolerated, createUntried } from '../finding.ts';

/** Smaller bodies gain little. Characters of the text. */
const MIN_LENGTH = 4_096;

/** Checks that long responses travel compressed. */
export function checkCompression(
  responses: readonly { readonly path: string; readonly response: HttpResponseRecord }[],
): CheckResult {
  const name = 'compressed responses';
  const long = responses.filter(({ response }) => (response.text?.length ?? 0) >= MIN_LENGTH);
  if (long.length === 0) return createUntried(name, `no response has ${MIN_LENGTH} characters`);
  const plain = long.filter(({ response }) => response.headers.get('content-encoding') === null);
  const findings = plain.map(({ path, response }) =>
    createTolerated(
      `content-encoding of ${path}`,
      `missing at ${response.text?.length ?? 0} characters`,
      'br or gzip',
      'The app reads it. The bettor downloads several times as much.',
    ),
  );
  return createResult(name, findings);
}
