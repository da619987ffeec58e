import { report } from '#shared/telemetry/report.ts';

/** Reports every uncaught error, rejected promise and blocked request of the page, from the first script on. */
export function reportBrowserErrors(): void {
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (domEvent) => report({ kind: 'browser-event', domEvent }));
}
