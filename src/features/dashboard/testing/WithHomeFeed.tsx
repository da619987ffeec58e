import { type ReactNode, useState } from 'react';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createHomeFeed, type HomeScenario } from './home-feed.ts';

/** Provides a live feed with one scenario to a story. */
export function WithHomeFeed({ scenario, children }: { scenario: HomeScenario; children: ReactNode }) {
  const [feed] = useState(() => createHomeFeed(scenario));
  return <LiveProvider feed={feed}>{children}</LiveProvider>;
}
