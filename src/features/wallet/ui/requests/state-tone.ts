import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { BadgeProps } from '#ui-kit';

/** The badge of a request's state; its word stands in it too. */
export const stateTone = {
  pending: 'warn',
  progress: 'accent',
  accepted: 'gain',
  rejected: 'loss',
} as const satisfies Record<WalletRequest['state'], BadgeProps['tone']>;
