/*
 * The part of the telemetry that `telemetry.ts` loads later. With the library of web vitals, that file would be more
 * than twice as large.
 */
export { getBuildVersion } from './build-version.ts';
export { measureVitals } from './measure-vitals.ts';
export { reportFirstPrice } from './report-first-price.ts';
export { startTracing } from './trace-calls.ts';
export { createFeedWatcher } from './watch-feed.ts';
