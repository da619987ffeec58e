import { createRng, hashText } from '../world/rng.ts';
import type { TableKind } from './tables/table.ts';

export interface GameProvider {
  readonly code: string;
  readonly name: string;
}

export interface CatalogueGame {
  readonly gameId: string;
  readonly name: string;
  readonly provider: GameProvider;
  readonly category: string;
  readonly table: TableKind;
}

/** The required providers (docs/requirements.md#27-casino), and two that the app must not show. */
export const providers: readonly GameProvider[] = (
  [
    ['ALL', 'All'],
    ['EVO', 'Evolution Gaming'],
    ['EZU', 'Ezugi'],
    ['KMG', 'Kingmidas Gaming'],
    ['SSG', 'Smartsoft Gaming'],
    ['GMZ', 'Gamzix'],
    ['BOM', 'Bombay Live'],
    ['ONE', 'OneTouch'],
    ['RGV', 'Royal Gaming Virtual'],
    ['RG', 'Royal Gaming'],
    ['BTR', 'Beter Live'],
    ['YG', 'Yuvi Games'],
    ['BGT', 'BetGames.TV'],
    ['SPB', 'Spribe'],
    ['AVX', 'Aviatrix'],
    ['RGL', 'Royal Gaming Lobby'],
    ['YGL', 'Yuvi Games Lobby'],
    ['NRL', 'Northern Reels'],
    ['OLD', 'Old Harbour Studios'],
  ] as const
).map(([code, name]) => ({ code, name }));

export const CATALOGUE_SIZE = 2_400;
const titleWords = [
  'Golden',
  'Royal',
  'Lightning',
  'Midnight',
  'Lucky',
  'Grand',
  'Speed',
  'Monsoon',
  'Emerald',
  'Classic',
  'Turbo',
  'Silver',
  'Saffron',
  'Imperial',
  'Neon',
  'First Person',
];
const kinds = [
  ['Roulette', 'Roulette', 'roulette'],
  ['Auto Roulette', 'Roulette', 'roulette'],
  ['Andar Bahar', 'Cards', 'andar-bahar'],
  ['Dragon Tiger', 'Cards', 'dragon-tiger'],
  ['Fruits', 'Slots', 'reels'],
  ['Temple', 'Slots', 'reels'],
  ['Tiger', 'Slots', 'reels'],
  ['Pearls', 'Slots', 'reels'],
  ['Crash', 'Crash', 'crash'],
  ['Rocket', 'Crash', 'crash'],
  ['Dice', 'Dice', 'dice'],
  ['Over Under', 'Dice', 'dice'],
] as const;

const catalogues = new Map<number, readonly CatalogueGame[]>();

function generateCatalogue(seed: number): readonly CatalogueGame[] {
  const rng = createRng(seed, hashText('casino'));
  const makers = providers.filter(({ code }) => code !== 'ALL');
  return Array.from({ length: CATALOGUE_SIZE }, (_, index) => {
    const provider = makers[index % makers.length] ?? rng.choose(makers);
    const [kind, category, table] = rng.choose(kinds);
    const edition = rng.happens(0.5) ? ` ${rng.integer(2, 99)}` : '';
    return {
      gameId: `${provider.code}-${String(index).padStart(4, '0')}`,
      name: `${rng.choose(titleWords)} ${kind}${edition}`,
      provider,
      category,
      table,
    };
  });
}

/** Returns the games of every provider. The same seed gives the same games. */
export function getCatalogue(seed: number): readonly CatalogueGame[] {
  const catalogue = catalogues.get(seed) ?? generateCatalogue(seed);
  catalogues.set(seed, catalogue);
  return catalogue;
}

/** Lists the games of providers by code. `ALL` lists every game. */
export const listGames = (seed: number, codes: readonly string[]): readonly CatalogueGame[] =>
  codes.includes('ALL')
    ? getCatalogue(seed)
    : getCatalogue(seed).filter(({ provider }) => codes.includes(provider.code));

const lotus: GameProvider = { code: 'LOTUS', name: 'Lotus Casino' };

/** Tables of the Lotus casino, which has its own lobby. */
export const lotusGames: readonly CatalogueGame[] = (
  [
    ['roulette', 'Lotus Roulette', 'Roulette'],
    ['andar-bahar', 'Lotus Andar Bahar', 'Cards'],
    ['dragon-tiger', 'Lotus Dragon Tiger', 'Cards'],
    ['crash', 'Lotus Rocket', 'Crash'],
    ['dice', 'Lotus Dice', 'Dice'],
    ['reels', 'Lotus Fruits', 'Slots'],
  ] as const
).map(([table, name, category]) => ({ gameId: `LOTUS-${table}`, name, provider: lotus, category, table }));

export const isLotusGame = (gameId: string): boolean => lotusGames.some((game) => game.gameId === gameId);

/** A casino as a sport of the reports. The ids are those of the contract. */
interface CasinoSport {
  readonly sportId: string;
  readonly sportName: string;
}

export const qtechSport: CasinoSport = { sportId: 'QT', sportName: 'Casino' };
export const lotusSport: CasinoSport = { sportId: '-100', sportName: lotus.name };

/** Finds a game of either casino. Undefined when it does not exist. */
export const findGame = (seed: number, gameId: string): CatalogueGame | undefined =>
  lotusGames.find((game) => game.gameId === gameId) ?? getCatalogue(seed).find((game) => game.gameId === gameId);
