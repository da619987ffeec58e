/* global jest */
// A slow machine fails a story that waits for a second. Retry once and log the first failure.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
