import { useState, type ReactNode } from 'react';
import { createLiveFeed } from '#shared/live/feed.ts';
import { browserPage } from '#shared/live/page.ts';
import { LiveProvider } from '#shared/live/react.tsx';
import type { LineState } from '#shared/live/transport.ts';

const nothing = () => undefined;

export const socket: LineState = { transport: 'socket', fallback: false, unreliable: false, own: true, latencyMs: 32 };

/** A feed that says how prices come and brings none. Its clock stands still: messages a second fall while a slow machine looks. */
function feedOn(line: LineState) {
  return createLiveFeed((sink) => {
    sink.line(line);
    if (line.transport === 'polling') sink.home([], { askedAt: 0, tookMs: 90, lifeMs: 1 });
    for (let count = 0; count < 24; count += 1) sink.message();
    return { watchHome: () => nothing, watchMatch: () => nothing, refresh: nothing };
  }, { ...browserPage(), now: () => 0 });
}

export interface LiveProps {
  /** How prices come. */
  line?: LineState | undefined;
  children: ReactNode;
}

/** For stories of what tells how prices come. */
export function Live({ line = socket, children }: LiveProps) {
  const [feed] = useState(() => feedOn(line));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
