import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui-kit';
import { texts } from '../texts.ts';

export interface CasinoPausedProps {
  /** The operator's reason, which can be empty. */
  reason: string;
  /** A way to go on. */
  action?: ReactNode;
}

const ICON_SIZE = 22;

/** Stands where games would be while the operator has paused the casino. */
export const CasinoPaused = ({ reason, action }: CasinoPausedProps) => (
  <EmptyState title={texts.paused} icon={<Dices size={ICON_SIZE} aria-hidden />} action={action}>
    {reason === '' ? texts.pausedNext : <bdi>{reason}</bdi>}
  </EmptyState>
);
