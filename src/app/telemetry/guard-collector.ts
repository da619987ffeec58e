import type { ReportedEvent } from '#shared/telemetry/telemetry-event.ts';

/** How many failures end the telemetry of this page. */
const MAX_FAILURES = 5;

/**
 * Keeps the failures of a collector from the app, and from itself. An event that the collector causes is dropped, so no
 * failure can report itself. After five failures the collector receives nothing more.
 */
export function guardCollector(collect: (reported: ReportedEvent) => void): (reported: ReportedEvent) => void {
  let failures = 0;
  let isCollecting = false;
  return (reported) => {
    if (isCollecting || failures >= MAX_FAILURES) return;
    isCollecting = true;
    try {
      collect(reported);
    } catch {
      failures += 1;
    } finally {
      isCollecting = false;
    }
  };
}
