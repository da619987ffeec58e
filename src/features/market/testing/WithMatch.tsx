import { type ReactNode, useState } from 'react';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';
import { matchFeed, type MatchFate, type MatchFeed } from './match-feed.ts';

function Watched({ matchId, children }: { matchId: string; children: ReactNode }) {
  useWatchMatch(matchId);
  return children;
}

/** Gives a story one watched match for as long as it is shown. `onFeed` hands out the feed, for stories whose prices move. */
export function WithMatch({ matchId, fate, onFeed, children }: { matchId: string; fate: MatchFate; onFeed?: (feed: MatchFeed) => void; children: ReactNode }) {
  const [feed] = useState(() => {
    const made = matchFeed(matchId, fate);
    onFeed?.(made);
    return made;
  });
  return (
    <LiveProvider feed={feed}>
      <Watched matchId={matchId}>{children}</Watched>
    </LiveProvider>
  );
}
