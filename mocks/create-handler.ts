import { type DefaultBodyType, http, type HttpHandler, HttpResponse, type JsonBodyType, type StrictRequest } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Exchange } from './exchange/exchange.ts';
import { isKeyMissing, readKey } from './idempotency-key.ts';
import { toMockUrl } from './network-scenarios.ts';

type WireSchema = z.ZodMiniType;

/** Response of a handler, typed by its endpoint. A mock that differs from the contract does not compile. */
export type HandlerResponse<Out extends WireSchema> =
  | { readonly status: true; readonly msg?: string; readonly data?: z.input<Out> }
  | { readonly status: false; readonly msg: string; readonly data?: readonly never[]; readonly httpStatus?: number };

export interface Caller {
  /** The signed-in user; "" on calls without a session. */
  readonly userId: string;
  readonly token: string;
  readonly reference: string | undefined;
}

type HandlerResolver<In extends WireSchema, Result> = (input: z.output<In>, caller: Caller) => Result | Promise<Result>;

async function readInput(spec: Endpoint, request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  if (spec.encoding === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  if (spec.encoding === 'json') return request.json().catch(() => undefined);
  const form = await request.formData().catch(() => null);
  return form === null ? undefined : Object.fromEntries(form);
}

const createSignedOutResponse = () =>
  HttpResponse.json(
    { status: false, msg: 'Your session is over. Please sign in again.', logout: true },
    { status: 401 },
  );

const createBadRequestResponse = (msg: string) => HttpResponse.json({ status: false, msg }, { status: 400 });

function identifyCaller(exchange: Exchange, spec: Endpoint, request: Request): Caller | null {
  const reference = readKey(request);
  if (spec.access !== 'session') return { userId: '', token: '', reference };
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const userId = exchange.accounts.findUserId(token);
  return userId === null ? null : { userId, token, reference };
}

function createEndpointHandler(
  exchange: Exchange,
  spec: Endpoint,
  respond: (input: unknown, caller: Caller) => Promise<Response> | Response,
  needsKey = false,
): HttpHandler {
  const method = spec.method === 'GET' ? http.get : http.post;
  return method(toMockUrl(spec), async ({ request }) => {
    const caller = identifyCaller(exchange, spec, request);
    if (caller === null) return createSignedOutResponse();
    if (needsKey && isKeyMissing(request)) return createBadRequestResponse('Idempotency-Key is missing');
    const input = z.safeParse(spec.request, await readInput(spec, request));
    if (!input.success) return createBadRequestResponse('Bad request');
    return respond(input.data, caller);
  });
}

const createDataResponder =
  <In extends WireSchema, Out extends WireSchema>(resolve: HandlerResolver<In, HandlerResponse<Out>>) =>
  async (input: unknown, caller: Caller): Promise<Response> => {
    const { httpStatus, ...response } = { httpStatus: 200, ...(await resolve(input as z.output<In>, caller)) };
    return HttpResponse.json(response, { status: httpStatus });
  };

/** Creates the handler of an endpoint whose payload is the `data` of the envelope. */
export const createHandler = <In extends WireSchema, Out extends WireSchema>(
  exchange: Exchange,
  spec: Endpoint<In, Out>,
  resolve: HandlerResolver<In, HandlerResponse<Out>>,
): HttpHandler => createEndpointHandler(exchange, spec, createDataResponder(resolve));

/** Creates the handler of a call that moves money. It refuses a request without a key (docs/server-duties.md). */
export const createMoneyHandler = <In extends WireSchema, Out extends WireSchema>(
  exchange: Exchange,
  spec: Endpoint<In, Out>,
  resolve: HandlerResolver<In, HandlerResponse<Out>>,
): HttpHandler => createEndpointHandler(exchange, spec, createDataResponder(resolve), true);

/** Creates the handler of an endpoint that reads the envelope itself, or that has none. */
export const createEnvelopeHandler = <In extends WireSchema, Out extends WireSchema>(
  exchange: Exchange,
  spec: Endpoint<In, Out>,
  resolve: HandlerResolver<In, z.input<Out> | { readonly status: false; readonly msg: string }>,
): HttpHandler =>
  createEndpointHandler(exchange, spec, async (input, caller) => {
    const body: unknown = await resolve(input as z.output<In>, caller);
    return HttpResponse.json(
      (spec.responseShape === 'bare' ? body : { status: true, ...(body as object) }) as JsonBodyType,
    );
  });
