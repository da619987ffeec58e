import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createClock } from '../exchange/clock.ts';
import { createExchange } from '../exchange/create.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createBestOrder, EVENING, findMarket } from '../exchange/tests/test-exchange.ts';
import { serveExchange } from '../server.ts';
import { escapeHtml } from './operator-page.ts';

const PASSWORD = 'correct horse';
let exchange: Exchange;
let server: Awaited<ReturnType<typeof serveExchange>>;
beforeEach(async () => {
  exchange = createExchange({ seed: 7, clock: createClock({ now: EVENING }) });
  server = await serveExchange({ exchange, port: 0, operatorPassword: PASSWORD });
});
afterEach(async () => {
  await server.close();
  exchange.dispose();
});

const post = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/operator/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, ...headers },
    body: new URLSearchParams(fields),
  });

/** Signs in, and returns the cookie and the token of the forms. */
async function signIn() {
  const signedIn = await post('sign-in', { password: PASSWORD });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await (await fetch(`${server.url}/operator`, { headers: { cookie } })).text();
  const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return { cookie, csrf, page };
}

/** Submits a form of the page, and returns the message that the page shows next. */
async function submit(action: string, fields: Record<string, string>): Promise<string> {
  const { cookie, csrf } = await signIn();
  const response = await post(action, { csrf, ...fields }, { cookie });
  expect(response.status).toBe(303);
  const page = await (await fetch(`${server.url}/operator`, { headers: { cookie } })).text();
  return /role="status">([^<]*)</.exec(page)?.[1] ?? '';
}

const findOpenMarket = () => findMarket(exchange, ({ inPlay, type }) => !inPlay && type === 'match-odds');

describe('The operator page', () => {
  test('shows only the form of the password to a visitor', async () => {
    const page = await (await fetch(`${server.url}/operator`)).text();
    expect(page).toContain('Operator password');
    expect(page).not.toContain('csrf');
  });

  test('refuses a wrong password, and more than ten attempts at once', async () => {
    const wrong = () => post('sign-in', { password: 'wrong' });
    expect((await wrong()).status).toBe(403);
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt++) statuses.push((await wrong()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('refuses a form without the token, with another origin, or without an origin', async () => {
    const { marketId } = findOpenMarket();
    const { cookie, csrf } = await signIn();
    const suspend = (fields: Record<string, string>, headers: Record<string, string>) =>
      post('suspend', { event: marketId, ...fields }, { cookie, ...headers });
    expect((await suspend({}, {})).status).toBe(403);
    expect((await suspend({ csrf: 'guessed' }, {})).status).toBe(403);
    expect((await suspend({ csrf }, { origin: 'https://another.example' })).status).toBe(403);
    expect((await suspend({ csrf }, { origin: '' })).status).toBe(403);
    expect((await suspend({ csrf }, { cookie: '' })).status).toBe(403);
    expect(exchange.board.findMarket(marketId)?.status).toBe('open');
  });

  test('gives its cookie to no script and to no other site', async () => {
    const signedIn = await post('sign-in', { password: PASSWORD });
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict; Path=\/operator$/);
  });

  test('suspends and opens a market', async () => {
    const { marketId } = findOpenMarket();
    expect(await submit('suspend', { event: marketId })).toBe(`${marketId} is suspended.`);
    expect(exchange.board.findMarket(marketId)?.status).toBe('suspended');
    await submit('open', { event: marketId });
    expect(exchange.board.findMarket(marketId)?.status).toBe('open');
  });

  test('settles the bets of a market before its time, and closes it for bets', async () => {
    const market = findOpenMarket();
    const [runner] = market.runners;
    const price = runner?.back[0]?.price;
    if (runner === undefined || price === undefined) throw new Error('no price');
    const { marketId } = market;
    const order = { marketId, runnerId: runner.runnerId, side: 'back', price, stake: units(100) } as const;
    expect(await exchange.betting.place('u1001', order)).toMatchObject({ kind: 'placed' });
    expect(await submit('settle', { event: marketId })).toBe(`${marketId}: 1 bets settled.`);
    expect(exchange.betting.list('u1001', 'open', {}).total).toBe(0);
    expect(exchange.betting.getBalance('u1001').exposure).toBe(0);
    expect(await exchange.betting.place('u1001', order)).toMatchObject({ kind: 'refused' });
  });

  test('voids the bets of a market', async () => {
    const market = findOpenMarket();
    expect(await submit('void', { event: market.marketId })).toBe(`${market.marketId} is void.`);
  });

  test('refuses to void a market whose bets are settled', async () => {
    const market = findOpenMarket();
    await exchange.betting.place('u1001', createBestOrder(market, 'back'));
    await submit('settle', { event: market.marketId });
    expect(await submit('void', { event: market.marketId })).toBe(
      `${market.marketId} is not void: its bets are already settled.`,
    );
    expect(exchange.board.findMarket(market.marketId)?.status).not.toBe('closed');
    expect(exchange.betting.list('u1001', 'settled', {}).total).toBe(1);
  });

  test('gives a bettor a history', async () => {
    await submit('history', { user: 'u1003', bets: '40', days: '10' });
    expect(exchange.betting.list('u1003', 'settled', {}).total).toBeGreaterThan(10);
  });

  test('moves the clock', async () => {
    await submit('clock', { minutes: '90' });
    expect(exchange.clock.now()).toBe(EVENING + 90 * 60_000);
  });

  test('breaks the next calls, and none after them', async () => {
    await submit('faults', { fault: 'error', calls: '2' });
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await fetch(`${server.url}/api/v1/content/none`)).status);
    expect(statuses).toEqual([502, 502, 404]);
  });

  test('changes nothing for a form with a wrong value', async () => {
    expect(await submit('clock', { minutes: '-5' })).toBe('Nothing has changed: check the form.');
    expect(exchange.clock.now()).toBe(EVENING);
  });

  test('escapes the name of a bettor and its own messages', async () => {
    expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;',
    );
    expect(await submit('settle', { event: '"><script>1</script>' })).toContain('&lt;script&gt;');
  });
});

test('the server refuses calls beyond its limit with 429 and Retry-After', async () => {
  const limited = await serveExchange({ exchange, port: 0, rateLimit: { callsPerSecond: 0.1, burst: 2 } });
  const call = () => fetch(`${limited.url}/api/v1/content/none`);
  expect([(await call()).status, (await call()).status]).toEqual([404, 404]);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^(?:9|10)$/);
  await limited.close();
});

test('a server without an operator password has no operator page', async () => {
  const closed = await serveExchange({ exchange, port: 0 });
  expect((await fetch(`${closed.url}/operator`)).status).toBe(404);
  await closed.close();
});
