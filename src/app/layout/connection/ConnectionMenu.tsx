import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { ConnectionBadge, Menu, type MenuProps } from '#ui-kit';
import { LazyConnectionPanel } from '../lazy-menus.ts';
import { LazyMenuContent } from '../LazyMenuContent.tsx';
import { texts } from './texts.ts';

export interface ConnectionMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Edge of the badge that the menu aligns with. */
  align?: MenuProps['align'];
}

/** The connection badge of the header, and its menu. */
export function ConnectionMenu({ open, onOpen, align = 'end' }: ConnectionMenuProps) {
  const { state, latencyMs, isFallback } = useConnection();
  const beside =
    state !== 'live' ? null : isFallback ? texts.byPolling : latencyMs === null ? null : texts.ms(latencyMs);
  return (
    <Menu
      label={texts.trigger(state, beside)}
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
