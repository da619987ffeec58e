import { delay, getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint } from '#shared/api/endpoint.ts';

type Answering = (context: { request: Request }) => Promise<Response | undefined> | Response | undefined;
type Which = Pick<Endpoint, 'method' | 'path'>;

/** The address of an endpoint wherever its API lives. */
export const addressOf = (spec: Which): string => `*${spec.path}`;

const answering = (spec: Which, answer: Answering): HttpHandler => (spec.method === 'GET' ? http.get : http.post)(addressOf(spec), answer);

function withoutReference(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}

/**
 * The ways one call can go, in product words, for stories and tests: `msw.use(fates.refused(saveBet, 'Odds suspended!'))`.
 * Each stands before the simulated exchange's own handler of that endpoint.
 */
export const fates = {
  /** Never answers: the screen stays in its loading state, until the call's time-out. */
  loading: (spec: Which) => answering(spec, () => delay('infinite').then(() => undefined)),
  /** Nothing found, as these servers say it: status false with empty data. */
  empty: (spec: Which) => answering(spec, () => HttpResponse.json({ status: false, msg: 'No data found', data: [] })),
  refused: (spec: Which, msg = 'The exchange is closed until 10:00.') => answering(spec, () => HttpResponse.json({ status: false, msg })),
  /** A refusal as HTTP 422, whose body must be read all the same. */
  unprocessable: (spec: Which, msg: string) => answering(spec, () => HttpResponse.json({ status: false, msg }, { status: 422 })),
  /** The envelope says yes and its data says no, without a message. */
  refusedInData: (spec: Which) => answering(spec, () => HttpResponse.json({ status: true, data: { status: false } })),
  unreachable: (spec: Which) => answering(spec, () => HttpResponse.error()),
  /** JSON that fits no endpoint of the contract. */
  malformed: (spec: Which) => answering(spec, () => HttpResponse.json({ status: 'perhaps', data: 42 })),
  /** A page where an answer should be, as a hotel's network sends it. */
  notJson: (spec: Which) => answering(spec, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  /** The gateway is up and what stands behind it is not: nobody knows whether the server acted. */
  brokenGateway: (spec: Which) => answering(spec, () => HttpResponse.html('<!doctype html><title>Bad gateway</title>', { status: 502 })),
  signedOut: (spec: Which) => answering(spec, () => HttpResponse.json({ status: false, msg: 'Session expired', logout: true }, { status: 401 })),
  /** The exchange's own answer, late. */
  slow: (spec: Which, ms: number) => answering(spec, () => delay(ms).then(() => undefined)),
  /** The request is lost: the exchange never sees it. */
  lostBefore: (spec: Which) => answering(spec, () => HttpResponse.error()),
  /** The exchange acts, and its answer is lost. `handlers` are the exchange's own. */
  lostAfter: (spec: Which, handlers: readonly HttpHandler[]) =>
    answering(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.error();
    }),
  /**
   * A server without de-duplication gets the request twice, as Chromium sends it after a reset: it acts twice and answers once.
   * `between` is called before the second, where the exchange takes that only after something happened.
   */
  takenTwice: (spec: Which, handlers: readonly HttpHandler[], between: () => void = () => undefined) =>
    answering(spec, async ({ request }) => {
      const forgetful = withoutReference(request);
      await getResponse([...handlers], forgetful.clone());
      between();
      return getResponse([...handlers], forgetful);
    }),
  /** The exchange acts, and a proxy before it refuses. */
  refusedAfter: (spec: Which, handlers: readonly HttpHandler[], msg: string) =>
    answering(spec, async ({ request }) => {
      await getResponse([...handlers], request.clone());
      return HttpResponse.json({ status: false, msg }, { status: 422 });
    }),
} as const;

export type Fate = keyof typeof fates;

/** Fates that need nothing but the endpoint: what a reviewer can choose from a list. */
export const plainFates = ['loading', 'empty', 'refused', 'unreachable', 'brokenGateway', 'malformed', 'notJson', 'signedOut'] as const satisfies readonly Fate[];
