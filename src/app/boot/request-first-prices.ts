import { sendEarly } from '#shared/api/client/early-requests.ts';
import type { ResourceKey } from '#shared/live/resource-key.ts';
import { readLastApiBase, readStoredToken } from '#shared/storage/read-boot-hints.ts';
import { findFirstResource } from './first-resource.ts';

/** The call of the live feed that reads a resource (providers/live/open-live-feed.ts). */
const toCall = (resource: ResourceKey): { readonly path: string; readonly fields: object } =>
  resource.kind === 'home'
    ? { path: '/match/homeMatchesV2', fields: { combine: true } }
    : { path: '/match/matchDetails', fields: { match_id: resource.matchId, combine: true } };

/** Reads the API's address from config.json. Null when there is none: the app reports problems of that file. */
async function readApiBase(configResponse: Promise<Response | null>): Promise<string | null> {
  const config: unknown = await (await configResponse)?.clone().json();
  const { apiBase } = config as { readonly apiBase?: unknown };
  return typeof apiBase === 'string' ? apiBase : null;
}

/**
 * Returns the API's address of the last start, if it is on this host. Only config.json can say that another host is
 * still the operator's: the token must not go to a host that they have left.
 */
function readLastApiBaseOfThisHost(): string | null {
  const apiBase = readLastApiBase();
  return apiBase !== null && new URL(apiBase, location.href).origin === location.origin ? apiBase : null;
}

/**
 * Requests the prices of the first page while the app is still downloading. Resolves when the request has left, with a
 * copy of its response, or to null without a session and on another page. The request goes to the API's address of the
 * last start on this host; without one it waits for config.json. If the address has changed since, the app asks again.
 */
export async function requestFirstPrices(
  configResponse: Promise<Response | null>,
): Promise<{ readonly response: Promise<Response | null> } | null> {
  const token = readStoredToken();
  const resource = findFirstResource(location.pathname);
  if (token === null || resource === null) return null;
  const apiBase = readLastApiBaseOfThisHost() ?? (await readApiBase(configResponse));
  if (apiBase === null) return null;
  const { path, fields } = toCall(resource);
  const response = sendEarly({
    url: new URL(`${apiBase}${path}`, location.href).href,
    body: JSON.stringify(fields),
    authorization: `Bearer ${token}`,
  });
  return { response };
}
