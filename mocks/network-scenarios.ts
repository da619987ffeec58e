import { delay, getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { setKeyHandling } from './idempotency-key.ts';

type CallInterceptor = (context: { request: Request }) => Promise<Response | undefined> | Response | undefined;
type EndpointAddress = Pick<Endpoint, 'method' | 'path'>;

/** Returns the address pattern of an endpoint at any base. */
export const toMockUrl = (spec: EndpointAddress): string => `*${spec.path}`;

const interceptCall = (spec: EndpointAddress, interceptor: CallInterceptor): HttpHandler =>
  (spec.method === 'GET' ? http.get : http.post)(toMockUrl(spec), interceptor);

function removeReference(request: Request): Request {
  const headers = new Headers(request.headers);
  setKeyHandling(headers, false);
  return new Request(request, { headers });
}

/**
 * Network scenarios of one call, for stories and tests: `msw.use(networkScenarios.refused(saveBet, 'Odds
 * suspended!'))`. Each takes precedence over the exchange's own handler.
 */
export const networkScenarios = {
  /** Never responds: the screen stays in its loading state until the call times out. */
  loading: (spec: EndpointAddress) => interceptCall(spec, () => delay('infinite').then(() => undefined)),
  /** Finds no data, in the format of these servers: status false with empty data. */
  empty: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg: 'No data found', data: [] })),
  refused: (spec: EndpointAddress, msg = 'The exchange is closed until 10:00.') =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg })),
  /** Refuses with HTTP 422, whose body the app must still read. */
  unprocessable: (spec: EndpointAddress, msg: string) =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg }, { status: 422 })),
  /** Accepts in the envelope and refuses in its data, without a message. */
  refusedInData: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.json({ status: true, data: { status: false } })),
  unreachable: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.error()),
  /** Responds with JSON that fits no endpoint of the contract. */
  malformed: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.json({ status: 'perhaps', data: 42 })),
  /** Responds with an HTML page, like the login page of a hotel's network. */
  notJson: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  /** Responds with a gateway error. It does not show whether the server acted. */
  brokenGateway: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.html('<!doctype html><title>Bad gateway</title>', { status: 502 })),
  signedOut: (spec: EndpointAddress) =>
    interceptCall(spec, () =>
      HttpResponse.json({ status: false, msg: 'Session expired', logout: true }, { status: 401 }),
    ),
  /** Delays the exchange's own response by `ms` milliseconds. */
  slow: (spec: EndpointAddress, ms: number) => interceptCall(spec, () => delay(ms).then(() => undefined)),
  /** Loses the request: the exchange never receives it. */
  lostRequest: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.error()),
  /** Lets the exchange act and loses its response. `handlers` are the exchange's own. */
  lostResponse: (spec: EndpointAddress, handlers: readonly HttpHandler[]) =>
    interceptCall(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.error();
    }),
  /**
   * Delivers the request twice to a server without de-duplication, as Chromium does after a reset: it acts twice and
   * responds once. `beforeSecond` runs before the second delivery.
   */
  processedTwice: (
    spec: EndpointAddress,
    handlers: readonly HttpHandler[],
    beforeSecond: () => void = () => undefined,
  ) =>
    interceptCall(spec, async ({ request }) => {
      const requestWithoutReference = removeReference(request);
      await getResponse([...handlers], requestWithoutReference.clone());
      beforeSecond();
      return getResponse([...handlers], requestWithoutReference);
    }),
  /** Lets the exchange act, and refuses as a proxy would. */
  refusedAfterProcessing: (spec: EndpointAddress, handlers: readonly HttpHandler[], msg: string) =>
    interceptCall(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.json({ status: false, msg }, { status: 422 });
    }),
} as const;

export type NetworkScenario = keyof typeof networkScenarios;

/** Scenarios that need only the endpoint, for the list in the toolbar. */
export const selectableScenarios = [
  'loading',
  'empty',
  'refused',
  'unreachable',
  'brokenGateway',
  'malformed',
  'notJson',
  'signedOut',
] as const satisfies readonly NetworkScenario[];
