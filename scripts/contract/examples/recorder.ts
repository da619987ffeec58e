import { getResponse, type HttpHandler } from 'msw';
import type { input as Input } from 'zod/mini';
import { encodeRequest } from '#shared/api/client/http-request.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { shortenLists } from './shorten-lists.ts';

/** One real request to the simulated exchange, and its response. */
export interface CallExample {
  /** Short name: "accepted", "refused". */
  readonly title: string;
  /** The fields of the request before they are encoded. A file is its description. */
  readonly request: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** The body, with long lists shortened to their first rows. */
  readonly response: unknown;
}

export type CallExamples = Readonly<Partial<Record<EndpointName, readonly CallExample[]>>>;

interface SendOptions {
  readonly token?: string | undefined;
  /** Idempotency key. */
  readonly reference?: string;
  /** Leaves the call out of the documents: it only prepares another one. */
  readonly isPreparation?: boolean;
  /** Runs after the request has left, for example to move the clock past a bet delay. */
  readonly runWhileWaiting?: () => void;
}

const ORIGIN = 'https://exchange.example';
export const APPLICATION_CREDENTIAL = btoa('web:web');

const describeFiles = (request: unknown): unknown =>
  typeof request !== 'object' || request === null || Array.isArray(request)
    ? request
    : Object.fromEntries(
        Object.entries(request).map(([name, value]) => [name, value instanceof Blob ? '(picture, image/png)' : value]),
      );

function createHeaders({ access }: Endpoint, { token, reference }: SendOptions): Record<string, string> {
  return {
    ...(access === 'session' && { authorization: `Bearer ${token ?? ''}` }),
    ...(access === 'application' && { authorization: `Basic ${APPLICATION_CREDENTIAL}` }),
    ...(reference !== undefined && { 'idempotency-key': reference }),
  };
}

/** Sends calls to the handlers of a simulated exchange, encoded as the app encodes them, and keeps them as examples. */
export class ExampleRecorder {
  readonly #handlers: readonly HttpHandler[];
  readonly #examples = new Map<EndpointName, CallExample[]>();

  constructor(handlers: readonly HttpHandler[]) {
    this.#handlers = handlers;
  }

  /** Sends one call. Resolves to the body of the response. */
  async send<Name extends EndpointName>(
    name: Name,
    title: string,
    request: Input<(typeof contract)[Name]['request']>,
    options: SendOptions = {},
  ): Promise<unknown> {
    const spec: Endpoint = contract[name];
    const { query, body, contentType } = encodeRequest(spec, request);
    const headers = createHeaders(spec, options);
    const responsePromise = getResponse(
      [...this.#handlers],
      new Request(`${ORIGIN}${spec.isAtRoot === true ? '' : '/api/v1'}${spec.path}${query}`, {
        method: spec.method,
        headers: { ...headers, ...(contentType !== null && { 'content-type': contentType }) },
        ...(spec.method === 'POST' && { body }),
      }),
    );
    if (options.runWhileWaiting !== undefined) {
      // The exchange holds the request once it has read it, which takes some turns of the event loop.
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      options.runWhileWaiting();
    }
    const response = await responsePromise;
    if (response === undefined) throw new Error(`no handler responds to ${name}`);
    const text = await response.text();
    const content = JSON.parse(text) as unknown;
    const example = { title, request: describeFiles(request), headers, status: response.status };
    if (options.isPreparation !== true)
      this.#examples.set(name, [...(this.#examples.get(name) ?? []), { ...example, response: shortenLists(content) }]);
    return content;
  }

  get examples(): CallExamples {
    return Object.fromEntries(this.#examples);
  }
}
