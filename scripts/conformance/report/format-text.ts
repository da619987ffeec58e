import type { CheckResult, ConformanceReport, Finding, Verdict } from '../finding.ts';

const verdicts: readonly Verdict[] = ['conforms', 'tolerated', 'breaks', 'not tried'];
const VERDICT_WIDTH = 10;

export const countVerdicts = ({ results }: ConformanceReport): Readonly<Record<Verdict, number>> =>
  Object.fromEntries(
    verdicts.map((verdict) => [verdict, results.filter((result) => result.verdict === verdict).length]),
  ) as Record<Verdict, number>;

const formatFinding = ({ severity, path, received, expected, effect, count }: Finding): string[] => [
  `    ${severity === 'breaks' ? 'breaks   ' : 'tolerated'}  ${path}${count > 1 ? `, and ${count - 1} more` : ''}`,
  `      received ${received}`,
  `      expected ${expected}`,
  `      ${effect}`,
];

function formatResult({ name, verdict, status, ms, reason, findings }: CheckResult): string[] {
  const facts = [...(status === null ? [] : [`HTTP ${status}`]), ...(ms === null ? [] : [`${ms} ms`])].join(', ');
  const head = `${verdict.padEnd(VERDICT_WIDTH)} ${name}`;
  const ending = reason ?? facts;
  return [ending === '' ? head : `${head}: ${ending}`, ...findings.flatMap(formatFinding)];
}

/** Formats a report for a terminal, with the counts in the last line. */
export function formatTextReport(report: ConformanceReport): string {
  const counts = countVerdicts(report);
  return [
    `${report.api}, ${report.startedAt}`,
    '',
    ...report.results.flatMap(formatResult),
    '',
    verdicts.map((verdict) => `${counts[verdict]} ${verdict}`).join(', '),
  ].join('\n');
}
