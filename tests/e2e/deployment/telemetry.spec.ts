import { fillSlip, findPlaceButton, openCricketMatch, openSlip } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  BEACON,
  COLLECTOR,
  configureTelemetry,
  hidePage,
  listBodies,
  listRecords,
  listSteps,
} from '../support/telemetry.ts';

/** The telemetry downloads four seconds after the start. */
const waiting = { timeout: 40_000 };

test('telemetry receives errors from before its download, and what the security policy blocked', async ({
  page,
  testServer,
  pageErrors,
}) => {
  await configureTelemetry(page, testServer, BEACON);
  await testServer.signIn(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('asha lost 90417 on undefined');
    });
    void Promise.reject(new RangeError('Invalid stake of demo'));
    fetch('https://blocked.example/asha').catch(() => undefined);
  });
  await expect.poll(() => listRecords(testServer, 'exception').length, waiting).toBe(2);
  await expect.poll(() => listRecords(testServer, 'csp_violation').length, waiting).toBe(1);
  const errors = listRecords(testServer, 'exception');
  expect(errors.find(({ source }) => source === 'uncaught')).toMatchObject({
    'exception.type': 'TypeError',
    'exception.message': '… on undefined',
    'url.template': '/dashboard',
  });
  expect(errors.find(({ source }) => source === 'rejection')).toMatchObject({
    'exception.type': 'RangeError',
    'exception.message': 'Invalid … of …',
  });
  expect(listRecords(testServer, 'csp_violation')[0]).toMatchObject({ directive: 'connect-src', blocked: 'https' });
  expect(listBodies(testServer)[0]).toMatch(/"version":"\d+\.\d+\.\d+/);
  expect(listBodies(testServer).join()).not.toMatch(/asha|demo|90417|blocked\.example/);
  // The fixture would fail the test for the errors that it made itself.
  expect(pageErrors.join()).toContain('connect-src refused https://blocked.example/asha');
  pageErrors.length = 0;
});

test('telemetry receives an error that an error boundary caught', async ({ page, testServer }) => {
  await configureTelemetry(page, testServer, BEACON);
  await page.route(/\/assets\/NewsPage-/, (route) => route.abort());
  await testServer.storeSession(page);
  await page.goto(`${testServer.url}/news`);
  await expect
    .poll(() => listRecords(testServer, 'exception'), waiting)
    .toContainEqual(expect.objectContaining({ source: 'react-caught', 'url.template': '/news' }));
});

test('telemetry receives a response outside the contract', async ({ page, testServer }) => {
  await configureTelemetry(page, testServer, BEACON);
  testServer.server.faults.applyToAll('user/getUserBalanceV1', { status: 200, body: '{"status":true,"data":"asha"}' });
  await testServer.signIn(page);
  await expect
    .poll(() => listRecords(testServer, 'contract_drift'), waiting)
    .toContainEqual(expect.objectContaining({ part: 'response', endpoint: '/user/getUserBalanceV1' }));
  expect(listBodies(testServer).join()).not.toContain('asha');
});

test('telemetry receives each step of a bet that is placed, refused and unverified', async ({ page, testServer }) => {
  test.slow();
  await configureTelemetry(page, testServer, BEACON);
  const { market, name } = await openSlip(page, testServer, '17773');
  await findPlaceButton(page).click();
  await expect.poll(() => listSteps(testServer).at(-1), waiting).toBe('placed');

  testServer.server.faults.applyToNext('bet/saveBet', {
    status: 200,
    body: '{"status":false,"msg":"asha may stake 17773 at most"}',
  });
  await page.reload();
  await fillSlip(page, market, 'Back', name, '17783');
  await findPlaceButton(page).click();
  await expect.poll(() => listSteps(testServer).at(-1), waiting).toBe('refused');

  // Chromium repeats a lost request, so every response is lost.
  testServer.server.faults.applyToAll('bet/saveBet', 'lost-after');
  await page.reload();
  await fillSlip(page, market, 'Back', name, '17793');
  await findPlaceButton(page).click();
  await expect.poll(() => listSteps(testServer).at(-1), waiting).toBe('reconciled placed');

  const steps = listSteps(testServer).filter((step) => step !== 'held');
  expect(steps).toEqual(['sent', 'placed', 'sent', 'refused', 'sent', 'unverified', 'reconciled placed']);
  expect(listRecords(testServer, 'lost_response')).toEqual([
    expect.objectContaining({ request: 'place-bet', failure: 'FETCH_ERROR' }),
  ]);
  expect(listBodies(testServer).join()).not.toMatch(new RegExp(`asha|demo|17,?7[789]3|${name}|${market.marketId}`));
});

test.describe('telemetry with a price stream', () => {
  test.use({ socket: true });

  test('receives the loss and the return of the connection', async ({ page, testServer }) => {
    await configureTelemetry(page, testServer, BEACON);
    await openCricketMatch(page, testServer);
    const listStates = () => listRecords(testServer, 'connection').map(({ state, transport }) => [state, transport]);
    await expect.poll(() => listStates().at(-1), waiting).toEqual(['live', 'socket']);
    testServer.server.stream.cut();
    await expect.poll(() => listStates().at(-1), waiting).toEqual(['fallback', 'polling']);
    testServer.server.stream.restore();
    await expect.poll(() => listStates().at(-1), waiting).toEqual(['live', 'socket']);
    const outageMs = listRecords(testServer, 'connection').at(-1)?.['outage_ms'];
    expect(outageMs).toBeGreaterThan(0);
  });
});

test('telemetry receives web vitals and the first price when the page is hidden', async ({ page, testServer }) => {
  await configureTelemetry(page, testServer, { ...BEACON, intervalSeconds: 300 });
  const { market, name } = await openCricketMatch(page, testServer);
  await page.waitForResponse(/\/measurements-/, waiting);
  await fillSlip(page, market, 'Back', name, '777');
  await hidePage(page);
  for (const vital of ['lcp', 'cls', 'inp', 'first_price'])
    await expect.poll(() => listRecords(testServer, vital).length, waiting).toBe(1);
  expect(listRecords(testServer, 'lcp')[0]).toMatchObject({
    value: expect.any(Number),
    rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
    'url.template': '/details/:sport_id/:id',
  });
  expect(listRecords(testServer, 'inp')[0]?.['target']).toMatch(/^[a-z\d>-]+$/);
});

test('telemetry sends logs and metrics of OTLP, and the header traceparent', async ({ page, testServer }) => {
  await configureTelemetry(page, testServer, {
    exporter: 'otlp',
    url: `/api/v1/${COLLECTOR}`,
    intervalSeconds: 1,
    traceparent: true,
  });
  await testServer.signIn(page);
  await expect
    .poll(() => listBodies(testServer, `${COLLECTOR}/v1/logs`).join(), waiting)
    .toContain('"eventName":"connection"');
  await expect
    .poll(() => listBodies(testServer, `${COLLECTOR}/v1/metrics`).join(), waiting)
    .toContain('"name":"first_price"');
  await expect
    .poll(
      () =>
        testServer.server.log.some(({ headers }) =>
          /^00-[\da-f]{32}-[\da-f]{16}-01$/.test(String(headers['traceparent'])),
        ),
      waiting,
    )
    .toBe(true);
});

test('the app sends and downloads nothing for telemetry by default', async ({ page, testServer }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSlip(page, testServer, '17773');
  await findPlaceButton(page).click();
  // The app stores this after its start, when it would load the telemetry.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('api-base@1')), waiting).not.toBeNull();
  await hidePage(page);
  expect(requests.filter((url) => /telemetry-|measurements-/.test(url))).toEqual([]);
  expect(testServer.server.log.filter(({ headers }) => 'traceparent' in headers)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('telemetry-seed@1'))).toBeNull();
});

test('the app names a wrong telemetry key on the console and works', async ({ page, testServer }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await configureTelemetry(page, testServer, { exportr: 'beacon' });
  await testServer.signIn(page);
  await expect.poll(() => errors.join(), waiting).toContain('config.json: the telemetry stays off');
  expect(listBodies(testServer)).toEqual([]);
});
