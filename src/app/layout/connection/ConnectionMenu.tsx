import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { ConnectionBadge, Menu, VisuallyHidden } from '#ui-kit';
import { LazyMenuContent } from '../LazyMenuContent.tsx';
import { LazyConnectionPanel } from '../lazyMenus.ts';
import { texts } from './texts.ts';

export interface ConnectionMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The badge of the header, and behind it how prices come and the way to stop them. Says aloud what changes for a bettor. */
export function ConnectionMenu({ open, onOpen }: ConnectionMenuProps) {
  const { state, latencyMs, fallback } = useConnection();
  const beside = state !== 'live' ? null : fallback ? texts.byPolling : latencyMs === null ? null : texts.ms(latencyMs);
  return (
    <>
      <VisuallyHidden role="status">{texts.announcements[state]}</VisuallyHidden>
      <Menu
        label={texts.trigger(state, beside)}
        trigger={<ConnectionBadge quiet state={state} latencyMs={latencyMs} note={fallback ? texts.byPolling : null} />}
        open={open}
        onOpen={onOpen}
      >
        <LazyMenuContent>
          <LazyConnectionPanel />
        </LazyMenuContent>
      </Menu>
    </>
  );
}
