import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#shared/api/endpoint.ts';

type CallInterceptor = (context: { request: Request }) => Promise<Response | undefined> | Response | undefined;
type EndpointAddress = Pick<Endpoint, 'method' | 'path'>;

/** The address of an endpoint wherever its API lives. */
export const mockUrlOf = (spec: EndpointAddress): string => `*${spec.path}`;

const interceptCall = (spec: EndpointAddress, answer: CallInterceptor): HttpHandler =>
  (spec.method === 'GET' ? http.get : http.post)(mockUrlOf(spec), answer);

function removeReference(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}

/**
 * The ways one call can go, in product words, for stories and tests: `msw.use(fates.refused(saveBet, 'Odds suspended!'))`.
 * Each stands before the simulated exchange's own handler of that endpoint.
 */
export const networkScenarios = {
  /** Never answers: the screen stays in its loading state, until the call's time-out. */
  loading: (spec: EndpointAddress) => interceptCall(spec, () => delay('infinite').then(() => undefined)),
  /** Nothing found, as these servers say it: status false with empty data. */
  empty: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg: 'No data found', data: [] })),
  refused: (spec: EndpointAddress, msg = 'The exchange is closed until 10:00.') =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg })),
  /** A refusal as HTTP 422, whose body must be read all the same. */
  unprocessable: (spec: EndpointAddress, msg: string) =>
    interceptCall(spec, () => HttpResponse.json({ status: false, msg }, { status: 422 })),
  /** The envelope says yes and its data says no, without a message. */
  refusedInData: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.json({ status: true, data: { status: false } })),
  unreachable: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.error()),
  /** JSON that fits no endpoint of the contract. */
  malformed: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.json({ status: 'perhaps', data: 42 })),
  /** A page where an answer should be, as a hotel's network sends it. */
  notJson: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  /** The gateway is up and what stands behind it is not: nobody knows whether the server acted. */
  brokenGateway: (spec: EndpointAddress) =>
    interceptCall(spec, () => HttpResponse.html('<!doctype html><title>Bad gateway</title>', { status: 502 })),
  signedOut: (spec: EndpointAddress) =>
    interceptCall(spec, () =>
      HttpResponse.json({ status: false, msg: 'Session expired', logout: true }, { status: 401 }),
    ),
  /** The exchange's own answer, late. */
  slow: (spec: EndpointAddress, ms: number) => interceptCall(spec, () => delay(ms).then(() => undefined)),
  /** The request is lost: the exchange never sees it. */
  lostRequest: (spec: EndpointAddress) => interceptCall(spec, () => HttpResponse.error()),
  /** The exchange acts, and its answer is lost. `handlers` are the exchange's own. */
  lostResponse: (spec: EndpointAddress, handlers: readonly HttpHandler[]) =>
    interceptCall(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.error();
    }),
  /**
   * A server without de-duplication gets the request twice, as Chromium sends it after a reset: it acts twice and answers once.
   * `between` is called before the second, where the exchange takes that only after something happened.
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
  /** The exchange acts, and a proxy before it refuses. */
  refusedAfterProcessing: (spec: EndpointAddress, handlers: readonly HttpHandler[], msg: string) =>
    interceptCall(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.json({ status: false, msg }, { status: 422 });
    }),
} as const;

export type NetworkScenario = keyof typeof networkScenarios;

/** Fates that need nothing but the endpoint: what a reviewer can choose from a list. */
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
