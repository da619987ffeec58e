import { hash, hashText } from '../world/rng.ts';

/** Keeps plain passwords out of what is saved. It is no protection: this exchange is simulated and holds no secrets. */
export const markOf = (userId: string, password: string): string =>
  [1, 2].map((round) => hash(hashText(`${userId}:${password}`), hashText(`${password}:${userId}`), round).toString(36)).join('-');
