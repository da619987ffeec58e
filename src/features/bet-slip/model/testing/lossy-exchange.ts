import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { vi } from 'vitest';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { configureApiClient, read } from '#shared/api/client/call.ts';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import { createControllers } from '#shared/controllers/controllers.ts';
import { createBetListPorts } from '../../api/bet-list-ports.ts';
import { placeBet } from '../../api/place-bet.ts';
import { type BetSlipController, createBetSlipController } from '../bet-slip-controller.ts';
import type { BetIntent } from '../placement/bet-intent.ts';
import { START } from './samples.ts';

/** When the response is lost: before the request arrives, while the server acts, or with the response. */
export type Loss = 'before' | 'during' | 'after';

const waitForTurns = async (count: number) => {
  for (let index = 0; index < count; index++) await new Promise((next) => setImmediate(next));
};

/** Connects a bet slip controller through the app's API client to the simulated exchange, and loses responses. */
export async function createLossyExchange(seed: number) {
  const clock = createClock({ now: START });
  const exchange = createExchange({ seed, clock, wallClock: clock.now });
  const signedIn = await exchange.accounts.signIn({ userName: 'demo', password: 'Demo1234' });
  if (signedIn.kind !== 'signed-in') throw new Error('the demo account does not open');
  const { accessToken: token } = signedIn.session;
  configureApiClient({
    base: 'http://exchange.test/api/v1',
    credential: null,
    getSession: () => ({ token, expiresAt: null }),
    onSignedOut: () => undefined,
  });

  const connection = { loss: 'before' as Loss, areListsFailing: () => false, references: true, sent: 0 };
  const handlers = createHandlers(exchange);
  const respond = async (request: Request): Promise<Response> =>
    (await getResponse(handlers, request)) ?? Response.error();

  async function fetchOverLossyConnection(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    if (request.url.includes('/bet/save')) {
      connection.sent += 1;
      if (connection.loss === 'before') throw new TypeError('fetch failed');
      const pendingResponse = respond(request);
      if (connection.loss === 'after') await pendingResponse;
      throw new TypeError('fetch failed');
    }
    if (connection.areListsFailing()) throw new TypeError('fetch failed');
    const response = await respond(request);
    if (connection.references) return response;
    // Some servers do not return the client's reference.
    return new Response((await response.text()).replace(/"reference":"[^"]*"/g, '"reference":null'), response);
  }
  vi.stubGlobal('fetch', fetchOverLossyConnection);

  const queries = new QueryClient({ defaultOptions: { mutations: { gcTime: 0 } } });
  const pendingIntents = new Map<string, BetIntent>();
  let references = 0;
  const controller: BetSlipController = createBetSlipController({
    ...createBetListPorts(createControllers(queries)),
    placeBet: (intent) => placeBet(queries, intent),
    refreshBets: (matchId) => read(bets, { match_id: matchId }),
    refresh: () => undefined,
    pendingBets: {
      load: () => [...pendingIntents.values()],
      save: (intent) => void pendingIntents.set(intent.reference, intent),
      remove: (reference) => void pendingIntents.delete(reference),
    },
    now: clock.now,
    schedule: (ms, callback) => clock.scheduleAt(clock.now() + ms, callback),
    newReference: () => `${seed}-${(references += 1)}`,
  });
  controller.setUser(signedIn.account.userId);

  return {
    exchange,
    controller,
    connection,
    userId: signedIn.account.userId,
    /** Moves the exchange's time second by second and runs everything that is due. */
    async passSeconds(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        await waitForTurns(4);
        clock.advance(1_000);
      }
      await waitForTurns(8);
    },
  };
}
