import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';

/** Creates a roulette game of an allowed provider. */
export const createSampleGame = (change: Partial<CasinoGame> = {}): CasinoGame => ({
  gameId: 'EVO-1',
  name: 'Golden Roulette',
  providerId: 'EVO',
  providerName: 'Evolution Gaming',
  category: 'Roulette',
  image: '/icon.svg',
  ...change,
});
