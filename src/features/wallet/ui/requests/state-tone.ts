import type { WalletRequest } from '#shared/api/contract/wallet/wallet.ts';
import type { BadgeProps } from '#ui-kit';

/** Badge tone of a request's state. The badge also names the state. */
export const stateTone = {
  pending: 'warn',
  progress: 'accent',
  accepted: 'gain',
  rejected: 'loss',
} as const satisfies Record<WalletRequest['state'], BadgeProps['tone']>;
