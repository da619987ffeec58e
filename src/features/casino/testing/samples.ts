import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { addressOf } from '#mocks/fates.ts';
import type { CasinoGame } from '#shared/api/contract/casino.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { UrlPolicy } from '#shared/format/safe-url.ts';

/** The simulated exchange's stories have no games running: their frames never load. */
export const policy: UrlPolicy = { origin: window.location.origin, frameHosts: ['games.example.com'] };

export const sampleGame = (change: Partial<CasinoGame> = {}): CasinoGame => ({
  gameId: 'EVO-1',
  name: 'Golden Roulette',
  providerId: 'EVO',
  providerName: 'Evolution Gaming',
  category: 'Roulette',
  image: '/icon.svg',
  ...change,
});

/** A server that answers this, word for word. */
export const answering = (spec: Pick<Endpoint, 'method' | 'path'>, body: JsonBodyType): HttpHandler =>
  (spec.method === 'GET' ? http.get : http.post)(addressOf(spec), () => HttpResponse.json(body));
