import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One call of the contract: all that the client, the simulated exchange and a story need to know of it.
 *
 * One scheme for both directions. `request` is the wire body as it is: both ends check it, and a small builder beside the
 * endpoint (`betBody`, `loginBody`) makes it from the product's words. `answer` takes the wire in and gives the product's words
 * out; the simulated exchange writes what goes in (`z.input`), features read what comes out (`z.output`).
 */
export interface Endpoint<In extends Schema = Schema, Out extends Schema = Schema> {
  readonly method: 'GET' | 'POST';
  /** Below the API base (`/api/v1`), or from the origin's root where `root` is set. */
  readonly path: string;
  readonly root?: true;
  /** `application`: the operator's basic credential. `session`: the bettor's bearer token. `none`: no credential. */
  readonly access: 'application' | 'session' | 'none';
  readonly encoding: 'json' | 'form' | 'multipart' | 'query';
  /** `data`: the schema reads the envelope's data. `whole`: it reads the envelope itself. `bare`: there is no envelope. */
  readonly reply: 'data' | 'whole' | 'bare';
  readonly timeoutMs: number;
  /** What "nothing found" (status false with empty data) means: an empty answer, for lists and reports; left out, a refusal. */
  readonly emptyResponse?: z.output<Out>;
  readonly request: In;
  readonly response: Out;
}

export const endpoint = <In extends Schema, Out extends Schema>(spec: Endpoint<In, Out>): Endpoint<In, Out> => spec;
