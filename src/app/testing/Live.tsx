import { type ReactNode, useState } from 'react';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createBrowserEnvironment } from '#shared/live/store/browser-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import type { TransportStatus } from '#shared/live/transport/transport.ts';

export const socket: TransportStatus = {
  transport: 'socket',
  isFallback: false,
  isUnreliable: false,
  streamsOwnBets: true,
  latencyMs: 32,
};

/**
 * Creates a feed that reports how prices arrive and delivers none. Its clock is fixed, because messages a second vary
 * with the machine.
 */
function createStaticFeed(status: TransportStatus) {
  return createLiveFeed(
    (sink) => {
      sink.setTransportStatus(status);
      if (status.transport === 'polling') sink.receiveHome([], { requestedAt: 0, durationMs: 90, ttlMs: 1 });
      for (let count = 0; count < 24; count += 1) sink.countMessage();
      return idleTransport;
    },
    { ...createBrowserEnvironment(), now: () => 0 },
  );
}

export interface LiveProps {
  /** How prices come. */
  status?: TransportStatus | undefined;
  children: ReactNode;
}

/** Provides a feed for stories that show the connection. */
export function Live({ status = socket, children }: LiveProps) {
  const [feed] = useState(() => createStaticFeed(status));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
