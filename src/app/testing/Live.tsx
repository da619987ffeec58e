import { useState, type ReactNode } from 'react';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { createBrowserEnvironment } from '#shared/live/transport/browser-environment.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import type { TransportStatus } from '#shared/live/transport/transport.ts';

const nothing = () => undefined;

export const socket: TransportStatus = {
  transport: 'socket',
  fallback: false,
  unreliable: false,
  streamsOwnBets: true,
  latencyMs: 32,
};

/** A feed that says how prices come and brings none. Its clock stands still: messages a second fall while a slow machine looks. */
function feedOn(line: TransportStatus) {
  return createLiveFeed(
    (sink) => {
      sink.setTransportStatus(line);
      if (line.transport === 'polling') sink.receiveHome([], { requestedAt: 0, durationMs: 90, ttlMs: 1 });
      for (let count = 0; count < 24; count += 1) sink.countMessage();
      return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
    },
    { ...createBrowserEnvironment(), now: () => 0 },
  );
}

export interface LiveProps {
  /** How prices come. */
  line?: TransportStatus | undefined;
  children: ReactNode;
}

/** For stories of what tells how prices come. */
export function Live({ line = socket, children }: LiveProps) {
  const [feed] = useState(() => feedOn(line));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
