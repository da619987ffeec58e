import type { RootOptions } from 'react-dom/client';
import { report } from '#shared/telemetry/report.ts';

/**
 * Reports an error that a boundary caught, with its place in the components, and logs it as React does. React hands
 * uncaught and recovered errors to the window, which reports them (report-browser-errors.ts).
 */
export const errorHandlers: RootOptions = {
  onCaughtError(error, { componentStack }) {
    report({ kind: 'react-error', error, componentStack });
    console.error(error);
  },
};
