import { lazy } from 'react';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { ReplayModal, type ReplayModalProps } from '../player/ReplayModal.tsx';
import type { MarketReplayProps } from './MarketReplay.tsx';

/** Lazy, because most bettors never open a replay. */
const LazyReplay = lazy(async () => ({
  default: (await loadWithTexts(() => import('./MarketReplay.tsx'))).MarketReplay,
}));

export interface ReplayDialogProps extends MarketReplayProps, Omit<ReplayModalProps, 'children'> {}

/** The replay of a market's prices, in a dialog. */
export function ReplayDialog({ open, name, onClose, ...replay }: ReplayDialogProps) {
  return (
    <ReplayModal open={open} name={name} onClose={onClose}>
      <LazyReplay {...replay} />
    </ReplayModal>
  );
}
