import { session } from '#features/session/index.ts';
import { configureApi } from '#shared/api/call.ts';
import type { Config } from './config/schema.ts';

/** Whose calls these are, and what follows when the server says that a session is over. */
export const callAs = ({ apiBase, applicationCredential }: Config): void =>
  configureApi({
    base: apiBase,
    credential: applicationCredential,
    session: () => session.current(),
    onSignedOut: () => {
      if (session.store.getState().session !== null) session.signOut('server');
    },
    onContractDrift: (drift) => console.warn('an answer was not as agreed', drift),
  });
