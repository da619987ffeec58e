import { type ReactNode, useState } from 'react';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createMatchFeed, type MatchFeed, type MatchScenario } from './match-feed.ts';

function MatchWatcher({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Provides a watched match to a story. `onFeed` receives the feed, for stories whose prices move. */
export function WithMatchFeed({
  matchId,
  scenario,
  onFeed,
  children,
}: {
  matchId: string;
  scenario: MatchScenario;
  onFeed?: (feed: MatchFeed) => void;
  children: ReactNode;
}) {
  const [feed] = useState(() => {
    const newFeed = createMatchFeed(matchId, scenario);
    onFeed?.(newFeed);
    return newFeed;
  });
  return (
    <LiveProvider feed={feed}>
      <MatchWatcher matchId={matchId}>{children}</MatchWatcher>
    </LiveProvider>
  );
}
