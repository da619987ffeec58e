import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino/casino.ts';

/** Allowed providers in display order (docs/requirements.md#27-casino). The first one stands for all providers. */
export const allowedProviders = [
  'All',
  'Evolution Gaming',
  'Ezugi',
  'Kingmidas Gaming',
  'Smartsoft Gaming',
  'Gamzix',
  'Bombay Live',
  'OneTouch',
  'Royal Gaming Virtual',
  'Royal Gaming',
  'Beter Live',
  'Yuvi Games',
  'BetGames.TV',
  'Spribe',
  'Aviatrix',
  'Royal Gaming Lobby',
  'Yuvi Games Lobby',
] as const;

const normalizeName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
const orderByName = new Map(allowedProviders.map((name, index) => [normalizeName(name), index]));

/**
 * Keeps the allowed providers of the server, in the order of the list. Of two with the same name, the first one stays.
 */
export function filterAllowedProviders(providers: readonly CasinoProvider[]): readonly CasinoProvider[] {
  const byOrder = new Map<number, CasinoProvider>();
  for (const provider of providers) {
    const order = orderByName.get(normalizeName(provider.name));
    if (order !== undefined && !byOrder.has(order)) byOrder.set(order, provider);
  }
  return [...byOrder].sort(([a], [b]) => a - b).map(([, provider]) => provider);
}

/** Finds a provider by its code or its name, because an address may hold either. */
export const findProvider = (providers: readonly CasinoProvider[], codeOrName: string): CasinoProvider | undefined =>
  providers.find(({ code }) => code === codeOrName) ??
  providers.find(({ name }) => normalizeName(name) === normalizeName(codeOrName));

/** Keeps the games of allowed providers. The server's full list also holds games of others. */
export function filterAllowedGames(
  games: readonly CasinoGame[],
  allowedOnes: readonly CasinoProvider[],
): readonly CasinoGame[] {
  const codes = new Set(allowedOnes.map(({ code }) => code));
  return games.filter(
    ({ providerId, providerName }) => codes.has(providerId) || orderByName.has(normalizeName(providerName)),
  );
}
