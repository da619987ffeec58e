import { http, type HttpHandler, HttpResponse } from 'msw';
import { toWireBet } from '#mocks/handlers/to-wire.ts';
import { toMockUrl } from '#mocks/network-scenarios.ts';
import type { openBets, settledBets } from '#shared/api/contract/betting/bet-list.ts';
import type { Bet } from '#shared/domain/bet/bet.ts';

/** Responds to a bet list endpoint with pages of `bets`. Calls `onRequest` with the body of each request. */
export const respondWithBets = (
  endpoint: typeof openBets | typeof settledBets,
  bets: readonly Bet[],
  onRequest?: (body: { readonly page: number; readonly limit: number }) => void,
): HttpHandler =>
  http.post(toMockUrl(endpoint), async ({ request }) => {
    const body = (await request.json()) as { readonly page: number; readonly limit: number };
    const { page, limit } = body;
    onRequest?.(body);
    return HttpResponse.json({
      status: true,
      data: bets.slice((page - 1) * limit, page * limit).map(toWireBet),
      metadata: { total: bets.length, page },
    });
  });
