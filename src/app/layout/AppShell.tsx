import { useEffect, useState } from 'react';
import { BalanceFigures } from '#features/positions/index.ts';
import { useController } from '#shared/controllers/controllers.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useConfig } from '../providers/config-context.ts';
import { createFeedOwner } from '../providers/live/feed-owner.ts';
import { Shell } from './Shell.tsx';
import { StatusLine } from './StatusLine.tsx';

/** The layout of a signed-in user: the live feed, and the shell with the balance in its header. */
export function AppShell() {
  const config = useConfig();
  const owner = useController(createFeedOwner);
  const [feed] = useState(() => owner.openFeed(config));
  useEffect(() => {
    owner.start();
    return () => owner.stop();
  }, [owner]);
  return (
    <LiveProvider feed={feed}>
      <Shell money={<BalanceFigures />} statusLine={<StatusLine />} />
    </LiveProvider>
  );
}
