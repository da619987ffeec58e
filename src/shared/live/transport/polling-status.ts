import type { TransportStatus } from './transport.ts';

/** Status of a transport that polls every resource. */
export const POLLING_STATUS: TransportStatus = {
  transport: 'polling',
  isFallback: false,
  isUnreliable: false,
  streamsOwnBets: false,
  latencyMs: null,
};
