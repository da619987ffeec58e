/* global jest */
// A story can fail on a machine that pauses. The run names every story that needed its second attempt, and why.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
