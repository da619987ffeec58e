import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { address, flagUnlessDenied } from '../schema/wire-types.ts';

/**
 * Reads the operator's logo. `key` is the base64 of the domain. `selfHost`: the address stands below the API base
 * (docs/requirements.md#33-fields-with-a-rule-of-their-own).
 */
export const getLogo = endpoint({
  method: 'POST',
  path: '/content/getLogo',
  access: 'application',
  encoding: 'json',
  responseShape: 'data',
  timeoutMs: 10_000,
  request: z.object({ key: z.string() }),
  response: z.pipe(
    // Only an explicit false means that the address is complete, not a missing field.
    z.object({ description: address, self_host: flagUnlessDenied }),
    z.transform((wire) => ({ description: wire.description ?? '', selfHost: wire.self_host })),
  ),
});
