import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { address, flagUnlessDenied } from '../schema/wire-types.ts';

/** The operator's logo. `key` is the base64 of the domain. `selfHost`: the address stands below the API base (specification 7). */
export const getLogo = endpoint({
  method: 'POST',
  path: '/content/getLogo',
  access: 'application',
  encoding: 'json',
  reply: 'data',
  timeoutMs: 10_000,
  request: z.object({ key: z.string() }),
  response: z.pipe(
    // Only a denial says that the address is complete; a field left out does not.
    z.object({ description: address, self_host: flagUnlessDenied }),
    z.transform((wire) => ({ description: wire.description ?? '', selfHost: wire.self_host })),
  ),
});
