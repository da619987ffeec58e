import type { input as Input, output as Output } from 'zod/mini';
import { call, configureApiClient, type ContractDrift } from '#shared/api/client/call.ts';
import { fetchDefaults } from '#shared/api/client/early-requests.ts';
import { parseJson, readResponseText, type RequestSender } from '#shared/api/client/http-request.ts';
import { contract, type EndpointName } from '#shared/api/contract/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Failure, getFailure } from '#shared/api/failure.ts';

/** A response as it came over HTTP. */
export interface HttpResponseRecord {
  readonly status: number;
  readonly headers: Headers;
  /** Null above the app's size limit. */
  readonly text: string | null;
}

/** One call as the app makes it, with what the app made of it. */
export interface Attempt<Data = unknown> {
  /** The data as the app reads them. Null after a failure. */
  readonly data: Data | null;
  readonly failure: Failure | null;
  readonly drift: readonly ContractDrift[];
  /** Null when no response arrived. */
  readonly response: HttpResponseRecord | null;
  /** The parsed body. Undefined when it is no JSON. */
  readonly body: unknown;
  /** Milliseconds from the request to the end of the response or failure. */
  readonly ms: number;
}

export interface CallerOptions {
  /** Address of the API, such as `https://host/api/v1`. */
  readonly api: string;
  /** Operator's credential after `Basic`, as `applicationCredential` of config.json. Null: none is sent. */
  readonly credential: string | null;
  /** Origin of the app. Null: the API's own. */
  readonly origin: string | null;
}

export interface SendOptions {
  /** Idempotency key. */
  readonly reference?: string;
  /** Token in place of the session's. */
  readonly token?: string;
}

/** Node names the reason of a failed connection in `cause` alone. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: { readonly code?: unknown; readonly message?: unknown } };
  const reason = cause?.code ?? cause?.message;
  return typeof reason === 'string' ? `${error.message} (${reason})` : error.message;
}

/** Makes the calls of the contract with the app's own client. Only one call may run at a time. */
export class Caller {
  readonly #options: CallerOptions;
  token: string | null = null;
  /** Responses so far, by path of the call. */
  readonly responses: { readonly path: string; readonly response: HttpResponseRecord }[] = [];

  constructor(options: CallerOptions) {
    this.#options = options;
  }

  /** Makes a call of the contract. */
  send<Name extends EndpointName>(
    name: Name,
    input: Input<(typeof contract)[Name]['request']>,
    options: SendOptions = {},
  ): Promise<Attempt<Output<(typeof contract)[Name]['response']>>> {
    return this.sendTo(contract[name], input, options) as Promise<Attempt<Output<(typeof contract)[Name]['response']>>>;
  }

  /** Makes a call that need not be in the contract. */
  async sendTo(spec: Endpoint, input: unknown, { reference, token }: SendOptions = {}): Promise<Attempt> {
    const drift: ContractDrift[] = [];
    const sessionToken = token ?? this.token;
    // The client reports each field once per configuration, and this check judges one call at a time.
    configureApiClient({
      base: this.#options.api,
      credential: this.#options.credential,
      getSession: () => (sessionToken === null ? null : { token: sessionToken, expiresAt: null }),
      onSignedOut: () => undefined,
      onContractDrift: (each) => void drift.push(each),
    });
    let response: HttpResponseRecord | null = null;
    const sendRecorded: RequestSender = async (url, request) => {
      response = await this.#fetch(url, request);
      this.responses.push({ path: spec.path.slice(1), response });
      return response;
    };
    const startedAt = performance.now();
    const settled = await call(spec, input, {
      sender: sendRecorded,
      ...(reference !== undefined && { reference }),
    }).then(
      ({ data }) => ({ data, failure: null }),
      (error: unknown) => {
        const failure = getFailure(error);
        if (failure === null) throw error;
        return { data: null, failure };
      },
    );
    const { text = null } = (response as HttpResponseRecord | null) ?? {};
    return {
      ...settled,
      drift,
      response,
      body: text === null ? undefined : parseJson(text),
      ms: performance.now() - startedAt,
    };
  }

  async #fetch(url: URL, request: Parameters<RequestSender>[1]): Promise<HttpResponseRecord> {
    const { origin } = this.#options;
    const response = await fetch(url, {
      ...request,
      ...fetchDefaults,
      headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br', ...(origin !== null && { origin }) },
    }).catch((error: unknown) => {
      throw new Error(describeCause(error));
    });
    return { status: response.status, headers: response.headers, text: await readResponseText(response) };
  }
}
