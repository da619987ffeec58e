import type { ConnectionStatus } from '#shared/live/live-feed.ts';
import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { useIsOffline } from '#shared/network/useIsOffline.ts';

/** `offline`: no prices arrive, because the browser has no network. `lost` can mean the prices of one market only. */
export type ConnectionStateName = ConnectionStatus['state'] | 'offline';

/** Returns the state of the connection as the bettor reads it. */
export function useConnectionState(): ConnectionStateName {
  const { state } = useConnection();
  const isOffline = useIsOffline();
  return state === 'lost' && isOffline ? 'offline' : state;
}
