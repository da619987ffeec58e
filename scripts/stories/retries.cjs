/* global jest */
// The second attempt tells an unstable story from a broken one. Both fail the run (scripts/test-stories.mjs).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
