import type { CheckResult, ConformanceReport, Finding } from '../finding.ts';
import { countVerdicts } from './format-text.ts';

/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const describeFinding = ({ severity, path, received, expected, effect }: Finding): string =>
  `${severity}: ${path}: received ${received}, expected ${expected}. ${effect}`;

const toSeconds = (ms: number | null): string => String((ms ?? 0) / 1000);

function formatCase({ name, verdict, findings, reason, ms }: CheckResult): string {
  const open = `    <testcase classname="conformance" name="${escapeXml(name)}" time="${toSeconds(ms)}"`;
  const text = escapeXml(findings.map(describeFinding).join('\n'));
  if (verdict === 'not tried') return `${open}><skipped message="${escapeXml(reason ?? '')}"/></testcase>`;
  if (verdict === 'breaks') {
    const first = findings.find(({ severity }) => severity === 'breaks');
    const message = first === undefined ? '' : describeFinding(first);
    return `${open}><failure message="${escapeXml(message)}">${text}</failure></testcase>`;
  }
  return verdict === 'tolerated' ? `${open}><system-out>${text}</system-out></testcase>` : `${open}/>`;
}

/** Formats a report as JUnit XML: a break is a failure, a check that was not tried is skipped. */
export function formatJUnitReport(report: ConformanceReport): string {
  const counts = countVerdicts(report);
  const attributes = [
    `name="${escapeXml(report.api)}"`,
    `timestamp="${report.startedAt}"`,
    `tests="${report.results.length}"`,
    `failures="${counts.breaks}"`,
    `skipped="${counts['not tried']}"`,
    `errors="0"`,
  ].join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${attributes}>`,
    ...report.results.map(formatCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
