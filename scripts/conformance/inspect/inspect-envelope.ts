import { NO, readEnvelope, YES } from '#shared/api/client/envelope.ts';
import { describeValue } from '#shared/api/wire/drift.ts';
import { createBreak, createTolerated, type Finding } from '../finding.ts';
import { unreadableEffect } from './inspection.ts';

const readWord = (raw: unknown): boolean | null => {
  const word = String(raw).trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
};

/** Inspects the fields around the payload: `status` and `msg`. */
export function inspectEnvelope(body: unknown): readonly Finding[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [createBreak('(body)', describeValue(body), 'an object with status, msg and data', unreadableEffect)];
  const { status, msg } = body as Record<string, unknown>;
  const findings: Finding[] = [];
  const read = status === undefined || status === null ? null : readWord(status);
  if (read === null) {
    const envelope = readEnvelope(body);
    findings.push(
      envelope === null
        ? createBreak('status', describeValue(status), 'true or false', unreadableEffect)
        : createTolerated('status', describeValue(status), 'true or false', `The app reads ${envelope.status}.`),
    );
  } else if (typeof status !== 'boolean')
    findings.push(createTolerated('status', describeValue(status), 'true or false', `The app reads ${read}.`));
  if (msg !== undefined && typeof msg !== 'string')
    findings.push(
      createTolerated('msg', describeValue(msg), 'a text', `The app reads "${readEnvelope(body)?.message ?? ''}".`),
    );
  return findings;
}
