import type { Transport } from './transport.ts';

const noop = (): void => undefined;

/** A transport that requests nothing: recorded, generated and sample prices reach the sink by another way. */
export const idleTransport: Transport = { watchHome: () => noop, watchMatch: () => noop, refresh: noop };
