import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType, type StrictRequest } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Exchange } from './exchange/exchange.ts';
import { addressOf } from './fates.ts';

type Schema = z.ZodMiniType;

/** What a handler may answer, typed by the endpoint: a mock that drifts from the contract does not compile. */
export type Reply<Out extends Schema> =
  | { readonly status: true; readonly msg?: string; readonly data?: z.input<Out> }
  | { readonly status: false; readonly msg: string; readonly data?: readonly never[]; readonly httpStatus?: number };

export interface Caller {
  /** The signed-in user; "" on calls without a session. */
  readonly userId: string;
  readonly token: string;
  readonly reference: string | undefined;
}

type Resolve<In extends Schema, Answer> = (input: z.output<In>, caller: Caller) => Answer | Promise<Answer>;

async function bodyOf(spec: Endpoint, request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  if (spec.encoding === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  if (spec.encoding === 'json') return request.json().catch(() => undefined);
  const form = await request.formData().catch(() => null);
  return form === null ? undefined : Object.fromEntries(form);
}

const signedOut = () => HttpResponse.json({ status: false, msg: 'Your session is over. Please sign in again.', logout: true }, { status: 401 });

function callerOf(exchange: Exchange, spec: Endpoint, request: Request): Caller | null {
  const reference = request.headers.get('idempotency-key') ?? undefined;
  if (spec.access !== 'session') return { userId: '', token: '', reference };
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const userId = exchange.accounts.userOf(token);
  return userId === null ? null : { userId, token, reference };
}

function answering(exchange: Exchange, spec: Endpoint, answer: (input: unknown, caller: Caller) => Promise<Response> | Response): HttpHandler {
  const method = spec.method === 'GET' ? http.get : http.post;
  return method(addressOf(spec), async ({ request }) => {
    const caller = callerOf(exchange, spec, request);
    if (caller === null) return signedOut();
    const input = z.safeParse(spec.request, await bodyOf(spec, request));
    if (!input.success) return HttpResponse.json({ status: false, msg: 'Bad request' }, { status: 400 });
    return answer(input.data, caller);
  });
}

/** Answers an endpoint whose payload stands in the envelope's `data`. */
export const handle = <In extends Schema, Out extends Schema>(exchange: Exchange, spec: Endpoint<In, Out>, resolve: Resolve<In, Reply<Out>>): HttpHandler =>
  answering(exchange, spec, async (input, caller) => {
    const { httpStatus = 200, ...reply } = { httpStatus: 200, ...(await resolve(input as z.output<In>, caller)) };
    return HttpResponse.json(reply, { status: httpStatus });
  });

/** Answers an endpoint that reads the envelope itself, or that has none. */
export const handleWhole = <In extends Schema, Out extends Schema>(
  exchange: Exchange,
  spec: Endpoint<In, Out>,
  resolve: Resolve<In, z.input<Out> | { readonly status: false; readonly msg: string }>,
): HttpHandler =>
  answering(exchange, spec, async (input, caller) => {
    const body: unknown = await resolve(input as z.output<In>, caller);
    return HttpResponse.json((spec.reply === 'bare' ? body : { status: true, ...(body as object) }) as JsonBodyType);
  });
