import { useConnection } from '#shared/live/react/live-hooks.tsx';
import { ConnectionBadge, Menu, VisuallyHidden } from '#ui-kit';
import { LazyConnectionPanel } from '../lazy-menus.ts';
import { LazyMenuContent } from '../LazyMenuContent.tsx';
import { texts } from './texts.ts';

export interface ConnectionMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The connection badge of the header, and its menu. A live region announces each change of state. */
export function ConnectionMenu({ open, onOpen }: ConnectionMenuProps) {
  const { state, latencyMs, isFallback } = useConnection();
  const beside =
    state !== 'live' ? null : isFallback ? texts.byPolling : latencyMs === null ? null : texts.ms(latencyMs);
  return (
    <>
      <VisuallyHidden role="status">{texts.announcements[state]}</VisuallyHidden>
      <Menu
        label={texts.trigger(state, beside)}
        trigger={
          <ConnectionBadge quiet state={state} latencyMs={latencyMs} note={isFallback ? texts.byPolling : null} />
        }
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
