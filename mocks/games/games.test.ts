import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseStake } from '#shared/domain/money/amount-input.ts';
import { inputTexts } from '#shared/domain/testing/amount-oracle.ts';
import { createClock } from '../exchange/clock.ts';
import { createExchange } from '../exchange/create.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createWorld } from '../exchange/world/world.ts';
import { serveExchange } from '../server.ts';
import { connectGames } from './bridge.ts';
import { respondToGame } from './provider.ts';

const GAMES = 'http://localhost:5174';
const world = createWorld(7);
let exchange: Exchange;
let seat: string;

beforeEach(async () => {
  exchange = createExchange({ seed: 7, world, clock: createClock({ now: Date.parse('2026-11-21T14:30:00Z') }) });
  const result = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  seat = (await exchange.casino.openSeat(result.account.userId, null)) ?? '';
});
afterEach(() => exchange.dispose());

const createStakeRequest = (change: object = {}) => ({
  ask: 'stake',
  seat,
  game: 'LOTUS-dice',
  selection: 'over-50',
  stake: 10_000,
  reference: 'r1',
  ...change,
});

describe('requests of a game', () => {
  test('a game reads its tables, stakes and learns how the round ended', async () => {
    expect(await respondToGame(exchange, { ask: 'games', seat })).toMatchObject({
      ok: true,
      games: expect.arrayContaining([{ id: 'LOTUS-dice', name: 'Lotus Dice', kind: 'dice' }]) as unknown,
    });
    expect(await respondToGame(exchange, createStakeRequest())).toMatchObject({
      ok: true,
      table: { casinoBalance: 490_000, round: { stake: 10_000, outcome: null } },
    });
    exchange.clock.advance(2_000);
    expect(await respondToGame(exchange, { ask: 'table', seat, game: 'LOTUS-dice' })).toMatchObject({
      ok: true,
      table: { round: { outcome: { payout: expect.any(Number) as number } } },
    });
  });

  test.each<[string, unknown, string]>([
    ['nonsense', 'give me money', 'Not understood.'],
    ['nothing', undefined, 'Not understood.'],
    ['a fraction of a hundredth', { stake: 1.5 }, 'Not understood.'],
    ['less than nothing', { stake: -10_000 }, 'Not understood.'],
    ['half a unit', { stake: 1_050 }, 'Stakes are whole amounts.'],
    ['without a seat', { seat: 'x' }, 'This table is closed.'],
    ['for another casino’s game', { game: 'EVO-0000' }, 'This table is closed.'],
  ])('a game request with %s is refused', async (_case, body, message) => {
    const input = typeof body === 'object' ? createStakeRequest(body as object) : body;
    expect(await respondToGame(exchange, input)).toEqual({ ok: false, message });
  });
});

describe('messages between the frame and the page', () => {
  function post() {
    const here = new EventTarget();
    const end = connectGames(exchange, GAMES, here as never);
    const frame = { postMessage: vi.fn() };
    const send = async (origin: string, message: unknown) => {
      here.dispatchEvent(Object.assign(new Event('message'), { origin, source: frame, data: message }));
      await new Promise((resolve) => setTimeout(resolve));
      return frame.postMessage.mock.calls;
    };
    return { send, end };
  }
  const letter = {
    to: 'simulated-exchange',
    id: '1',
    body: {
      ask: 'games',
      get seat() {
        return seat;
      },
    },
  };

  test('the page responds to messages of the origin of the games', async () => {
    const { send, end } = post();
    expect(await send(GAMES, letter)).toEqual([
      [
        { to: 'simulated-game', id: '1', response: expect.objectContaining({ ok: true }) as unknown },
        { targetOrigin: GAMES },
      ],
    ]);
    end();
  });

  test.each([
    ['another origin', 'http://localhost:5175', letter],
    ['the app itself', 'http://localhost:5173', letter],
    ['the games, about something else', GAMES, { type: 'resize', height: 20 }],
  ])('the page ignores messages from %s', async (_from, origin, message) => {
    const { send, end } = post();
    expect(await send(origin, message)).toEqual([]);
    end();
  });
});

test('the games are served from another origin that only the app may frame', async () => {
  const server = await serveExchange({ exchange, port: 0 });
  try {
    const page = await fetch(`${server.games}/play/lotus`);
    expect(page.status).toBe(200);
    expect(new URL(server.games).origin).not.toBe(new URL(server.url).origin);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.url};`);
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe/);
    const ask = (body: string) => fetch(`${server.games}/ask`, { method: 'POST', body });
    expect(await (await ask(JSON.stringify({ ask: 'games', seat }))).json()).toMatchObject({ ok: true });
    expect((await ask('{')).status).toBe(400);
    expect((await ask('x'.repeat(20_000))).status).toBe(413);
  } finally {
    await server.close();
  }
});

test('the games parse their stake field by the same rule as the app', async () => {
  const { readStake } = (await import(new URL('./pages/stake.js', import.meta.url).href)) as {
    readStake(text: string): { stake: number; problem: string | null };
  };
  fc.assert(
    fc.property(inputTexts, (text) => {
      const { stake, problem } = readStake(text);
      const input = parseStake(text);
      expect([stake, problem === null], text).toEqual(input.kind === 'amount' ? [input.amount, true] : [0, false]);
    }),
    { numRuns: 2_000 },
  );
});
