import type { CasinoGame, CasinoProvider } from '#shared/api/contract/casino.ts';

/** The providers that may be shown, in this order (specification 2, casino screen). The first one is every provider at once. */
export const allowedProviders = [
  'All', 'Evolution Gaming', 'Ezugi', 'Kingmidas Gaming', 'Smartsoft Gaming', 'Gamzix', 'Bombay Live', 'OneTouch', 'Royal Gaming Virtual',
  'Royal Gaming', 'Beter Live', 'Yuvi Games', 'BetGames.TV', 'Spribe', 'Aviatrix', 'Royal Gaming Lobby', 'Yuvi Games Lobby',
] as const;

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
const allowed = new Map(allowedProviders.map((name, place) => [plain(name), place]));

/** Of what the server has, what the list allows, in the list's order; of two that share a name, the first. */
export function shownProviders(providers: readonly CasinoProvider[]): readonly CasinoProvider[] {
  const byPlace = new Map<number, CasinoProvider>();
  for (const provider of providers) {
    const place = allowed.get(plain(provider.name));
    if (place !== undefined && !byPlace.has(place)) byPlace.set(place, provider);
  }
  return [...byPlace].sort(([a], [b]) => a - b).map(([, provider]) => provider);
}

/** A provider by its code or its name, as an address may write it. */
export const providerNamed = (providers: readonly CasinoProvider[], asked: string): CasinoProvider | undefined =>
  providers.find(({ code }) => code === asked) ?? providers.find(({ name }) => plain(name) === plain(asked));

/** The list of every provider's games holds others' too: only those of shown providers stay. */
export function gamesOfShown(games: readonly CasinoGame[], shown: readonly CasinoProvider[]): readonly CasinoGame[] {
  const codes = new Set(shown.map(({ code }) => code));
  return games.filter(({ providerId, providerName }) => codes.has(providerId) || allowed.has(plain(providerName)));
}
