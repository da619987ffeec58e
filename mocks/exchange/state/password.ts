import { hash, hashText } from '../world/rng.ts';
import type { UserRecord } from './state.ts';

/**
 * Keeps plain passwords out of the saved state. It is no protection: the exchange is simulated and holds no secrets.
 */
export const hashPassword = (userId: string, password: string): string =>
  [1, 2]
    .map((round) => hash(hashText(`${userId}:${password}`), hashText(`${password}:${userId}`), round).toString(36))
    .join('-');

export const isPasswordValid = (user: UserRecord | undefined, password: string): user is UserRecord =>
  user !== undefined && user.passwordHash === hashPassword(user.userId, password);
