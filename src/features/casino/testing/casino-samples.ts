import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';
import { toMockUrl } from '#mocks/network-scenarios.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { FramePolicy } from '#ui-kit';

const host = 'games.example.com';

/** Frame policy for stories. No game runs there, so stories show the launch screen. */
export const sampleFramePolicy: FramePolicy = {
  origin: window.location.origin,
  frameHosts: [host],
  greetingHosts: [host],
};

/** Responds to an endpoint with a fixed body. */
export const respondWith = (spec: Pick<Endpoint, 'method' | 'path'>, body: JsonBodyType): HttpHandler =>
  (spec.method === 'GET' ? http.get : http.post)(toMockUrl(spec), () => HttpResponse.json(body));

const createSquareLogo = (url: string) => [{ type: 'logo-square', url }];
const hostileGame = { provider: { id: 'EVO', name: 'Evolution Gaming' }, category: '<b>Slots</b>' };

/** A response with markup in names, script addresses and a repeated id. */
export const hostileGameList = {
  status: true,
  data: {
    totalCount: 3,
    items: [
      {
        id: '1',
        name: '<img src=x onerror=alert(1)>',
        images: createSquareLogo('javascript:alert(1)'),
        ...hostileGame,
      },
      { id: '1', name: 'Twice the same id', images: createSquareLogo('data:text/html,hello'), ...hostileGame },
      { id: '2', name: '', images: [], ...hostileGame },
    ],
  },
};
