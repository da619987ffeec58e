import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConformanceReport, Finding } from '../../../scripts/conformance/finding.ts';
import { betDeviations } from './deviations/bet-deviations.ts';
import type { Deviation } from './deviations/deviation.ts';
import { fieldDeviations } from './deviations/field-deviations.ts';
import { meaningDeviations } from './deviations/meaning-deviations.ts';
import { responseDeviations } from './deviations/response-deviations.ts';
import { startConformanceFixture } from './exchange-fixture.ts';

const deviations = [...fieldDeviations, ...responseDeviations, ...meaningDeviations, ...betDeviations];

let fixture: Awaited<ReturnType<typeof startConformanceFixture>>;
beforeAll(async () => {
  fixture = await startConformanceFixture();
  // The lists of open bets need a row to deviate in.
  await fixture.check({ bets: fixture.bets.market });
});
afterAll(() => fixture.close());

const listFindings = (report: ConformanceReport): readonly (Finding & { readonly call: string })[] =>
  report.results.flatMap(({ name, findings }) => findings.map((finding) => ({ ...finding, call: name })));

/** A path without the id of the market and of the runner, which the exchange chose. */
const toField = (path: string): string => path.replace(/\{.*?\}/, '{}').replace(/ of runner \d+$/, '');

/** A call may be tried twice, with a label behind its path. */
const toPathName = (call: string): string => call.replace(/ \(.*\)$/, '');

async function checkDeviation({ createChange, betOn, slowMs }: Deviation) {
  fixture.server.setChange(createChange());
  try {
    const report = await fixture.check({
      ...(betOn !== undefined && { bets: fixture.bets[betOn] }),
      ...(slowMs !== undefined && { slowMs }),
    });
    return listFindings(report);
  } finally {
    fixture.server.setChange(null);
  }
}

describe('the conformance check and a server with one deviation', () => {
  test('the tables hold at least forty deviations', () => expect(deviations.length).toBeGreaterThanOrEqual(40));

  test('a server without a deviation has no finding', async () => {
    const report = await fixture.check({ bets: fixture.bets.market });
    expect(listFindings(report)).toEqual([]);
  });

  test.each(deviations)('reports $title as $severity at $path of $call', async (deviation) => {
    const findings = await checkDeviation(deviation);
    const named = findings.filter(
      ({ call, path }) => call === deviation.call && toField(path) === toField(deviation.path),
    );
    expect(
      named.map(({ severity }) => severity),
      JSON.stringify(findings, null, 2),
    ).toContain(deviation.severity);
    const calls = [deviation.call, ...(deviation.alsoIn ?? [])].map(toPathName);
    // A busy machine may be slow in any call.
    const others = findings.filter(({ call, path }) => path !== '(time)' && !calls.includes(toPathName(call)));
    expect(others).toEqual([]);
  });
});
