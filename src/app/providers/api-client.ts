import { sessionController } from '#features/session/index.ts';
import { type ApiSettings, configureApiClient } from '#shared/api/client/call.ts';
import { report } from '#shared/telemetry/report.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import type { Config } from '../boot/config/schema.ts';

/**
 * Connects the API client to the configuration and the session. `current` returns the session of a call; stories pass
 * their own.
 */
export const connectApiClient = (
  { apiBase, applicationCredential }: Config,
  current: ApiSettings['getSession'] = () => sessionController.readCurrent(),
): void =>
  configureApiClient({
    base: apiBase,
    credential: applicationCredential,
    getSession: current,
    onSignedOut: () => {
      if (sessionController.store.getState().session !== null) sessionController.signOut('server');
    },
    onReferenceLost: () =>
      void loadWithTexts(() => import('../boot/preflight/check.ts')).then(
        ({ checkPreflight }) => checkPreflight(),
        () => undefined,
      ),
    onContractDrift(drift) {
      console.warn('a response does not fit the contract', drift);
      report({ kind: 'contract-drift', drift });
    },
  });
