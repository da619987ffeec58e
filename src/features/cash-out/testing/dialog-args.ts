import { fn } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import type { CashOutDialogProps } from '../ui/CashOutDialog.tsx';
import { favourite, favouritePositions, noLimits } from './samples.ts';

/** A position that can be cashed out. */
export const dialogContext: CashOutDialogProps['context'] = {
  market: favourite,
  positions: favouritePositions,
  limits: noLimits,
  available: units(5000),
  busyReason: null,
  refetch: null,
  pause: null,
};

/** The dialog before a press. */
export const dialogArgs = {
  context: dialogContext,
  equalResult: units(156),
  progress: null,
  delaySeconds: 5,
  onPlace: fn(),
  onCheckAgain: fn(),
  onClose: fn(),
  onRestart: fn(),
} satisfies CashOutDialogProps;
