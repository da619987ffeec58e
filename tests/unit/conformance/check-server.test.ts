import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { ConformanceReport } from '../../../scripts/conformance/finding.ts';
import { readOptions, usage } from '../../../scripts/conformance/read-options.mjs';
import { formatJUnitReport } from '../../../scripts/conformance/report/format-junit.ts';
import { formatTextReport } from '../../../scripts/conformance/report/format-text.ts';
import { startConformanceFixture } from './exchange-fixture.ts';

let fixture: Awaited<ReturnType<typeof startConformanceFixture>>;
let readOnly: ConformanceReport;
beforeAll(async () => {
  fixture = await startConformanceFixture();
  readOnly = await fixture.check();
});
afterAll(() => fixture.close());

const listNames = ({ results }: ConformanceReport): readonly string[] => results.map(({ name }) => name);
const listDeviating = ({ results }: ConformanceReport) => results.filter(({ findings }) => findings.length > 0);

describe('the conformance check of the simulated exchange', () => {
  test('finds no deviation by reading', () => expect(listDeviating(readOnly)).toEqual([]));

  test('places no bet by reading', async () => {
    const openBets = readOnly.results.find(({ name }) => name === 'bet/openBets');
    expect(openBets).toMatchObject({ verdict: 'not tried', reason: expect.stringContaining('empty') as string });
  });

  test('names every call of the contract', () => {
    const names = (Object.keys(contract) as EndpointName[]).map((name) => contract[name].path.slice(1));
    const reported = listNames(readOnly).map((name) => name.replace(/ \(.*\)$/, ''));
    expect(names.filter((name) => !reported.includes(name))).toEqual([]);
  });

  test('gives a reason for every call that it does not try', () => {
    const untried = readOnly.results.filter(({ verdict }) => verdict === 'not tried');
    expect(untried.length).toBeGreaterThan(0);
    expect(untried.filter(({ reason }) => reason === null || reason === '')).toEqual([]);
  });

  test('finds no deviation when it places bets', async () => {
    const report = await fixture.check({ bets: { marketId: fixture.marketId } });
    expect(listDeviating(report)).toEqual([]);
    const tried = report.results.filter(({ verdict }) => verdict === 'conforms').map(({ name }) => name);
    expect(tried).toEqual(
      expect.arrayContaining([
        'bet/saveBet (back)',
        'bet/bets (after the back bet)',
        'user/getUserBalanceV1 (after the back bet)',
        'bet/getExposures (after the back bet)',
        'bet/getTeamPosition (after the back bet)',
        'bet/saveBet (the key of the back bet again)',
        'bet/saveBet (lay)',
        'bet/saveBet (the key of the lay bet again)',
        'bet/saveBet (a bet to refuse)',
      ]),
    );
  });

  test('says that it found no market of the id', async () => {
    const report = await fixture.check({ bets: { marketId: '1.404' } });
    const placing = report.results.find(({ name }) => name.startsWith('bet/saveBet'));
    expect(placing).toMatchObject({ verdict: 'not tried', reason: 'no match and no race has a market 1.404' });
  });

  test('tries no call of a session when the sign-in is refused', async () => {
    const report = await fixture.check({ password: 'Wrong1234' });
    expect(report.results.find(({ name }) => name === 'user/userLogin')?.verdict).toBe('breaks');
    expect(report.results.find(({ name }) => name === 'match/homeMatchesV2')).toMatchObject({
      verdict: 'not tried',
      reason: 'the sign-in failed',
    });
  });

  test('rejects when no server responds', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(fixture.check({ api: `http://127.0.0.1:${port}/api/v1` })).rejects.toThrow('cannot be reached');
  });
});

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

describe('readOptions', () => {
  const required = ['--api', 'https://exchange.example/api/v1/', '--user', 'demo', '--password', 'Demo1234'];

  test('reads address, account and market', () => {
    expect(readOptions([...required, '--bets', '1.2', '--stake', '12.5'], {}).check).toMatchObject({
      api: 'https://exchange.example/api/v1',
      userName: 'demo',
      origin: null,
      bets: { marketId: '1.2', stake: 1250 },
    });
  });

  test('takes the password from the environment', () => {
    const argv = required.slice(0, 4);
    expect(readOptions(argv, { CONFORMANCE_PASSWORD: 'secret' }).check).toMatchObject({ password: 'secret' });
  });

  test.each([
    [['--user', 'demo'], '--api is missing.'],
    [required.slice(0, 2), '--user is missing.'],
    [[...required, '--origin', 'app.example'], '--origin is no origin'],
    [[...required, '--stream', 'https://exchange.example'], '--stream is no ws or wss address'],
    [[...required, '--stake', '5'], '--stake needs --bets.'],
    [[...required, '--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with one line', (argv, problem) => {
    expect(readOptions(argv, {}).problem).toContain(problem);
  });

  test('the usage names every option and exit code', () => {
    for (const option of ['--api', '--bets', '--stream', '--origin', '--json', '--junit', 'Exit code'])
      expect(usage).toContain(option);
  });
});
