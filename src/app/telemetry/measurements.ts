/*
 * What `telemetry.ts` loads after it: with the library of web vitals, that file would be more than twice as large.
 */
export { measureVitals } from './measure-vitals.ts';
export { reportFirstPrice } from './report-first-price.ts';
export { startTracing } from './trace-calls.ts';
export { createFeedWatcher } from './watch-feed.ts';
