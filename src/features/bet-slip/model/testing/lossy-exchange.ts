import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { vi } from 'vitest';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { configureApi, read } from '#shared/api/call.ts';
import { bets } from '#shared/api/contract/bet-list.ts';
import { deskPortsOf } from '../../api/desk-ports.ts';
import { place } from '../../api/place.ts';
import { createDesk, type Desk } from '../desk.ts';
import type { Intent } from '../intent.ts';
import { START } from './samples.ts';

/** How a placement's answer is lost: before the server has it, at once while the server acts, or when the answer comes. */
export type Loss = 'before' | 'during' | 'after';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setImmediate(next));
};

/** The whole way from the desk through the app's one call to the simulated exchange, over a line that loses answers. */
export async function openLossyExchange(seed: number) {
  const clock = createClock({ now: START });
  const exchange = createExchange({ seed, clock, wallClock: clock.now });
  const signedIn = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (signedIn.kind !== 'signed-in') throw new Error('the demo account does not open');
  const { accessToken: token } = signedIn.session;
  configureApi({ base: 'http://exchange.test/api/v1', credential: null, session: () => ({ token, expiresAt: null }), onSignedOut: () => undefined });

  const line = { loss: 'before' as Loss, listsFail: () => false, references: true, sent: 0 };
  const handlers = createHandlers(exchange);
  const answer = async (request: Request): Promise<Response> => (await getResponse(handlers, request)) ?? Response.error();

  async function travel(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    if (request.url.includes('/bet/save')) {
      line.sent += 1;
      if (line.loss === 'before') throw new TypeError('fetch failed');
      const answered = answer(request);
      if (line.loss === 'after') await answered;
      throw new TypeError('fetch failed');
    }
    if (line.listsFail()) throw new TypeError('fetch failed');
    const response = await answer(request);
    if (line.references) return response;
    // Other servers do not give the client's reference back.
    return new Response((await response.text()).replace(/"reference":"[^"]*"/g, '"reference":null'), response);
  }
  vi.stubGlobal('fetch', travel);

  const queries = new QueryClient({ defaultOptions: { mutations: { gcTime: 0 } } });
  const kept = new Map<string, Intent>();
  let references = 0;
  const desk: Desk = createDesk({
    ...deskPortsOf(queries),
    place: (intent) => place(queries, intent),
    refreshBets: (matchId) => read(bets, { match_id: matchId }),
    refresh: () => undefined,
    pending: { load: () => [...kept.values()], keep: (intent) => void kept.set(intent.reference, intent), drop: (reference) => void kept.delete(reference) },
    now: clock.now,
    later: (ms, callback) => clock.at(clock.now() + ms, callback),
    newReference: () => `${seed}-${(references += 1)}`,
  });
  desk.enter(signedIn.account.userId);

  return {
    exchange,
    desk,
    line,
    userId: signedIn.account.userId,
    /** Lets exchange time pass second by second, and everything that waits for it happen. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        await turns(4);
        clock.advance(1_000);
      }
      await turns(8);
    },
  };
}
