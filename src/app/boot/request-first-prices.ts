import { sendEarly } from '#shared/api/client/early-requests.ts';
import { readStoredToken } from '#shared/storage/boot-hints.ts';

/**
 * The read calls of the first page, by its address. The live feed sends the same ones (providers/live/live-feed.ts).
 */
function listFirstCalls(pathname: string): readonly { readonly path: string; readonly fields: object }[] {
  if (pathname === '/dashboard') return [{ path: '/match/homeMatchesV2', fields: { combine: true } }];
  const [, page, , matchId] = pathname.split('/');
  if (page !== 'details' || matchId === undefined || matchId === '') return [];
  return [{ path: '/match/matchDetails', fields: { match_id: decodeURIComponent(matchId), combine: true } }];
}

/**
 * Requests the prices of the first page once the API's address is known, while the app is still downloading. Does
 * nothing without a session or on another page. The app reports problems with the configuration or a response.
 */
export async function requestFirstPrices(configResponse: Promise<Response | null>): Promise<void> {
  const token = readStoredToken();
  const calls = listFirstCalls(location.pathname);
  if (token === null || calls.length === 0) return;
  const config: unknown = await (await configResponse)?.clone().json();
  const { apiBase } = config as { readonly apiBase?: unknown };
  if (typeof apiBase !== 'string') return;
  for (const { path, fields } of calls)
    sendEarly({
      url: new URL(`${apiBase}${path}`, location.href).href,
      body: JSON.stringify(fields),
      authorization: `Bearer ${token}`,
    });
}
