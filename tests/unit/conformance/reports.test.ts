import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { ConformanceReport } from '../../../scripts/conformance/finding.ts';
import { formatJUnitReport } from '../../../scripts/conformance/report/format-junit.ts';
import { formatTextReport } from '../../../scripts/conformance/report/format-text.ts';

describe('the reports of the conformance check', () => {
  const report: ConformanceReport = {
    api: 'https://exchange.example/api/v1',
    startedAt: '2026-11-21T14:30:00.000Z',
    results: [
      { name: 'sports/getSports', verdict: 'conforms', findings: [], reason: null, status: 200, ms: 12 },
      {
        name: 'bet/openBets',
        verdict: 'breaks',
        findings: [
          {
            severity: 'breaks',
            path: 'data[0].stack',
            received: '"<a> & b"',
            expected: 'a number',
            effect: 'The app leaves out the row.',
            count: 3,
          },
        ],
        reason: null,
        status: 200,
        ms: 8,
      },
      { name: 'bet/voidBets', verdict: 'not tried', findings: [], reason: 'no row', status: 200, ms: 3 },
    ],
  };

  test('the text names field, value, expectation, effect and counts', () => {
    const text = formatTextReport(report);
    expect(text).toContain('breaks     data[0].stack, and 2 more');
    expect(text).toContain('received "<a> & b"');
    expect(text).toContain('expected a number');
    expect(text.split('\n').at(-1)).toBe('1 conforms, 0 tolerated, 1 breaks, 1 not tried');
  });

  test('the JUnit file is XML with a failure and a skipped test', () => {
    const { DOMParser } = new Window();
    const xml = new DOMParser().parseFromString(formatJUnitReport(report), 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelector('testsuite')?.getAttribute('failures')).toBe('1');
    expect(xml.querySelector('testcase[name="bet/openBets"] failure')?.textContent).toContain('received "<a> & b"');
    expect(xml.querySelector('testcase[name="bet/voidBets"] skipped')?.getAttribute('message')).toBe('no row');
  });
});
