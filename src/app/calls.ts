import { session } from '#features/session/index.ts';
import { configureApiClient, type ApiSettings } from '#shared/api/client/call.ts';
import type { Config } from './config/schema.ts';

/** Whose calls these are (the session's, unless another is named), and what follows when the server says that it is over. */
export const callAs = (
  { apiBase, applicationCredential }: Config,
  current: ApiSettings['session'] = () => session.current(),
): void =>
  configureApiClient({
    base: apiBase,
    credential: applicationCredential,
    session: current,
    onSignedOut: () => {
      if (session.store.getState().session !== null) session.signOut('server');
    },
    onReferenceLost: () =>
      void import('./preflight/check.ts').then(
        ({ checkPreflight }) => checkPreflight(),
        () => undefined,
      ),
    onContractDrift: (drift) => console.warn('an answer was not as agreed', drift),
  });
