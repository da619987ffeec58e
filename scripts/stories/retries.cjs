/* global jest */
// A machine that pauses for a second fails a story that waits for a second. One more attempt, and the first failure is told.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
