import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { ConformanceReport } from '../../../scripts/conformance/finding.ts';
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
const listConforming = ({ results }: ConformanceReport): readonly string[] =>
  results.filter(({ verdict }) => verdict === 'conforms').map(({ name }) => name);

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
    const report = await fixture.check({ bets: fixture.bets.market });
    expect(listDeviating(report)).toEqual([]);
    expect(listConforming(report)).toEqual(
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

  test('finds no deviation when it bets on a session line', async () => {
    const report = await fixture.check({ bets: fixture.bets.line });
    expect(listDeviating(report)).toEqual([]);
    expect(listConforming(report)).toEqual(
      expect.arrayContaining([
        'bet/saveFancyBet (YES)',
        'bet/bets (after the YES bet)',
        'user/getUserBalanceV1 (after the YES bet)',
        'bet/getExposures (after the YES bet)',
        'fancy/getRunTimeFancyPosition (after the YES bet)',
        'bet/saveFancyBet (the key of the YES bet again)',
        'bet/saveFancyBet (NO)',
        'fancy/getRunTimeFancyPosition (after the NO bet)',
        'bet/saveFancyBet (a run that the line does not offer)',
      ]),
    );
  });

  test('finds no deviation when it backs two runners of a race', async () => {
    const report = await fixture.check({ bets: fixture.bets.race });
    expect(listDeviating(report)).toEqual([]);
    expect(listConforming(report)).toEqual(
      expect.arrayContaining([
        'bet/saveHrBet (multi)',
        'bet/bets (after the multi bet)',
        'user/getUserBalanceV1 (after the multi bet)',
        'bet/getTeamPosition (after the multi bet)',
        'bet/saveHrBet (the key of the multi bet again)',
        'bet/saveHrBet (one of two bets to refuse)',
      ]),
    );
  });

  test('gives the reason of a session line that takes no bets', async () => {
    await fixture.exchange.operator.setFancy(fixture.bets.line.fancyId, { suspended: true });
    const report = await fixture.check({ bets: fixture.bets.line });
    await fixture.exchange.operator.setFancy(fixture.bets.line.fancyId, { suspended: false });
    expect(report.results.find(({ name }) => name === 'bet/saveFancyBet (YES)')).toMatchObject({
      verdict: 'not tried',
      reason: expect.stringMatching(/^the session line takes no bets: /) as string,
    });
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
