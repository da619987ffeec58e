import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * Describes one call of the contract for the client, the simulated exchange and stories.
 *
 * `request` is the schema of the wire body. Both ends check it, and a builder beside the endpoint (such as `toBetBody`)
 * makes it from domain types. `response` parses the wire format (`z.input`) into domain types (`z.output`). The
 * simulated exchange writes the input, features read the output.
 */
export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly method: 'GET' | 'POST';
  /** Path below the API base (`/api/v1`), or from the origin's root when `isAtRoot` is set. */
  readonly path: string;
  readonly isAtRoot?: true;
  /** `application`: the operator's basic credential. `session`: the bettor's bearer token. `none`: no credential. */
  readonly access: 'application' | 'session' | 'none';
  readonly encoding: 'json' | 'form' | 'multipart' | 'query';
  /**
   * Part of the response that the schema `response` reads. `data`: the envelope's data. `envelope`: the envelope
   * itself. `bare`: a response without one.
   */
  readonly responseShape: 'data' | 'envelope' | 'bare';
  readonly timeoutMs: number;
  /**
   * Response for "nothing found" (status false with empty data), for lists and reports. Without it, such a response
   * is a refusal.
   */
  readonly emptyResponse?: z.output<Out>;
  readonly request: In;
  readonly response: Out;
}

export const endpoint = <In extends Schema, Out extends Schema>(spec: Endpoint<In, Out>): Endpoint<In, Out> => spec;
