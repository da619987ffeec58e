import type { RootOptions } from 'react-dom/client';
import { report } from '#shared/telemetry/report.ts';
import type { TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';

type Source = Extract<TelemetryEvent, { kind: 'react-error' }>['source'];

/** Reports an error with its place in the components, then does what React does without a handler. */
const createHandler =
  (source: Source, handleByDefault: (error: unknown) => void) =>
  (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    report({ kind: 'react-error', source, error, componentStack });
    handleByDefault(error);
  };

/** Handlers of React's root. */
export const createErrorHandlers = (): Pick<
  RootOptions,
  'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'
> => ({
  onUncaughtError: createHandler('uncaught', reportError),
  onCaughtError: createHandler('caught', console.error),
  onRecoverableError: createHandler('recoverable', reportError),
});
