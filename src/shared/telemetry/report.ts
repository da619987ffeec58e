import type { ReportedEvent, TelemetryEvent } from './telemetry-event.ts';

/** Longest queue. The page reports more only when it fails again and again. */
const MAX_QUEUED = 50;

// One per document: the first script reports errors before the app exists.
const queue: ReportedEvent[] = [];
let collect = (reported: ReportedEvent): void => {
  if (queue.length < MAX_QUEUED) queue.push(reported);
};

/** Reports an event. Synchronous, and never throws. The queue keeps events until a collector takes them. */
export const report = (event: TelemetryEvent): void => collect({ event, at: Date.now() });

/** Hands the queue and every later event to a collector, which must not throw. */
export function setCollector(next: (reported: ReportedEvent) => void): void {
  collect = next;
  queue.splice(0).forEach(next);
}
