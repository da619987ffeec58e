import { lazy } from 'react';
import { Frame, type FrameProps } from './Frame.tsx';
import type { ReplayProps } from './Replay.tsx';

/** Most bettors never look back: it is loaded with the first. */
const LazyReplay = lazy(async () => ({ default: (await import('./Replay.tsx')).Replay }));

export interface ReplayDialogProps extends ReplayProps, Omit<FrameProps, 'children'> {}

export function ReplayDialog({ open, name, onClose, ...replay }: ReplayDialogProps) {
  return (
    <Frame open={open} name={name} onClose={onClose}>
      <LazyReplay {...replay} />
    </Frame>
  );
}
