import type { ConnectionStatus } from '#shared/live/live-feed.ts';
import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { ConnectionBadge, Menu, type MenuProps } from '#ui-kit';
import { LazyConnectionPanel } from '../lazy-menus.ts';
import { LazyMenuContent } from '../LazyMenuContent.tsx';
import { texts } from './texts.ts';
import { type ConnectionStateName, useConnectionState } from './useConnectionState.ts';

export interface ConnectionMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Edge of the badge that the menu aligns with. */
  align?: MenuProps['align'];
}

function describeConnection(state: ConnectionStateName, { latencyMs, isFallback }: ConnectionStatus): string {
  const name = texts.states[state];
  if (state !== 'live' || (latencyMs === null && !isFallback)) return texts.trigger({ state: name });
  return texts.triggerWithNote({
    state: name,
    note: isFallback ? texts.byPolling : texts.ms({ ms: Math.round(latencyMs ?? 0) }),
  });
}

/** The connection badge of the header, and its menu. */
export function ConnectionMenu({ open, onOpen, align = 'end' }: ConnectionMenuProps) {
  const connection = useConnection();
  const { latencyMs, isFallback } = connection;
  const state = useConnectionState();
  return (
    <Menu
      label={describeConnection(state, connection)}
      trigger={
        <ConnectionBadge
          silent
          narrow="icon"
          state={state}
          latencyMs={latencyMs}
          note={isFallback ? texts.byPolling : null}
        />
      }
      align={align}
      open={open}
      onOpen={onOpen}
    >
      <LazyMenuContent>
        <LazyConnectionPanel />
      </LazyMenuContent>
    </Menu>
  );
}
