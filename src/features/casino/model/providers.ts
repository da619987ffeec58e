import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino/casino.ts';

/** The providers that may be shown, in this order (specification 2, casino screen). The first one is every provider at once. */
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
const orderByName = new Map(allowedProviders.map((name, order) => [normalizeName(name), order]));

/** Of what the server has, what the list allows, in the list's order; of two that share a name, the first. */
export function filterAllowedProviders(providers: readonly CasinoProvider[]): readonly CasinoProvider[] {
  const byOrder = new Map<number, CasinoProvider>();
  for (const provider of providers) {
    const order = orderByName.get(normalizeName(provider.name));
    if (order !== undefined && !byOrder.has(order)) byOrder.set(order, provider);
  }
  return [...byOrder].sort(([a], [b]) => a - b).map(([, provider]) => provider);
}

/** A provider by its code or its name, as an address may write it. */
export const findProvider = (providers: readonly CasinoProvider[], codeOrName: string): CasinoProvider | undefined =>
  providers.find(({ code }) => code === codeOrName) ??
  providers.find(({ name }) => normalizeName(name) === normalizeName(codeOrName));

/** The list of every provider's games holds others' too: only those of shown providers stay. */
export function filterAllowedGames(
  games: readonly CasinoGame[],
  allowedOnes: readonly CasinoProvider[],
): readonly CasinoGame[] {
  const codes = new Set(allowedOnes.map(({ code }) => code));
  return games.filter(
    ({ providerId, providerName }) => codes.has(providerId) || orderByName.has(normalizeName(providerName)),
  );
}
