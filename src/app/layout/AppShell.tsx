import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BalanceFigures } from '#features/positions/index.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useConfig } from '../providers/config-context.ts';
import { openLiveFeed } from '../providers/live/live-feed.ts';
import { Shell } from './Shell.tsx';
import { StatusLine } from './StatusLine.tsx';

/** The layout of a signed-in user: the live feed, and the shell with the balance in its header. */
export function AppShell() {
  const config = useConfig();
  const queries = useQueryClient();
  const [feed] = useState(() => openLiveFeed(config, queries));
  useEffect(() => {
    feed.start();
    return () => feed.stop();
  }, [feed]);
  return (
    <LiveProvider feed={feed}>
      <Shell money={<BalanceFigures />} statusLine={<StatusLine />} />
    </LiveProvider>
  );
}
