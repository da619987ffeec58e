import { money, ZERO, type Money } from '#shared/domain/money.ts';
import { odds, type Odds } from '#shared/domain/odds.ts';
import type { Exchange, Page, PageOf } from './exchange.ts';
import { createRng, hashText } from './world/rng.ts';

export interface Provider {
  readonly code: string;
  readonly name: string;
}

export interface Game {
  readonly gameId: string;
  readonly name: string;
  readonly provider: Provider;
  readonly category: string;
}

export interface Round {
  readonly roundId: string;
  readonly gameName: string;
  readonly operatorId: string;
  readonly runnerName: string;
  readonly price: Odds;
  readonly stake: Money;
  readonly result: Money;
  readonly at: number;
}

/** The specification's list, and two that the app is not to show. */
export const providers: readonly Provider[] = (
  [
    ['ALL', 'All'], ['EVO', 'Evolution Gaming'], ['EZU', 'Ezugi'], ['KMG', 'Kingmidas Gaming'], ['SSG', 'Smartsoft Gaming'], ['GMZ', 'Gamzix'],
    ['BOM', 'Bombay Live'], ['ONE', 'OneTouch'], ['RGV', 'Royal Gaming Virtual'], ['RG', 'Royal Gaming'], ['BTR', 'Beter Live'], ['YG', 'Yuvi Games'],
    ['BGT', 'BetGames.TV'], ['SPB', 'Spribe'], ['AVX', 'Aviatrix'], ['RGL', 'Royal Gaming Lobby'], ['YGL', 'Yuvi Games Lobby'],
    ['NRL', 'Northern Reels'], ['OLD', 'Old Harbour Studios'],
  ] as const
).map(([code, name]) => ({ code, name }));

const GAMES = 2000;
const manners = ['Golden', 'Royal', 'Lightning', 'Midnight', 'Lucky', 'Grand', 'Speed', 'Monsoon', 'Emerald', 'Classic', 'Turbo', 'Silver', 'Saffron', 'Imperial', 'Neon', 'First Person'];
const kinds = [
  ['Roulette', 'Live table'], ['Blackjack', 'Live table'], ['Baccarat', 'Live table'], ['Andar Bahar', 'Live table'], ['Teen Patti', 'Live table'], ['Dragon Tiger', 'Live table'],
  ['Fruits', 'Slot'], ['Temple', 'Slot'], ['Tiger', 'Slot'], ['Pearls', 'Slot'], ['Crash', 'Crash'], ['Rocket', 'Crash'], ['Mines', 'Instant'], ['Plinko', 'Instant'], ['Keno', 'Lottery'], ['Wheel', 'Game show'],
] as const;

const catalogues = new Map<number, readonly Game[]>();

function writeCatalogue(seed: number): readonly Game[] {
  const rng = createRng(seed, hashText('casino'));
  const makers = providers.filter(({ code }) => code !== 'ALL');
  return Array.from({ length: GAMES }, (_, index) => {
    const provider = makers[index % makers.length] ?? rng.pick(makers);
    const [kind, category] = rng.pick(kinds);
    const edition = rng.happens(0.5) ? ` ${rng.whole(2, 99)}` : '';
    return { gameId: `${provider.code}-${String(index).padStart(4, '0')}`, name: `${rng.pick(manners)} ${kind}${edition}`, provider, category };
  });
}

/** Two thousand games, the same for the same seed. */
export function catalogueOf(seed: number): readonly Game[] {
  const written = catalogues.get(seed) ?? writeCatalogue(seed);
  catalogues.set(seed, written);
  return written;
}

/** The games of some providers by code; `ALL` is every game. */
export const gamesOf = (seed: number, codes: readonly string[]): readonly Game[] =>
  codes.includes('ALL') ? catalogueOf(seed) : catalogueOf(seed).filter(({ provider }) => codes.includes(provider.code));

const HOUR = 3_600_000;
const ROUNDS = 137;

function round(exchange: Exchange, userId: string, index: number, today: number): Round {
  const rng = createRng(exchange.seed, hashText(userId), index);
  const game = rng.pick(catalogueOf(exchange.seed));
  const price = odds(rng.whole(120, 900));
  const stake = money(rng.whole(1, 50) * 1000);
  const won = rng.happens(0.95 / (price / 100));
  return {
    roundId: `R${hashText(`${userId}-${index}`).toString(36).toUpperCase()}`,
    gameName: game.name,
    operatorId: String(rng.whole(1000, 9999)),
    runnerName: rng.pick(['Player A', 'Player B', 'Dragon', 'Tiger', 'Red', 'Black', 'Andar', 'Bahar']),
    price,
    stake,
    result: won ? money(Math.round((stake * (price - 100)) / 100)) : money(-stake || ZERO),
    at: today - index * 2 * HOUR - rng.whole(1, HOUR),
  };
}

/** The user's settled rounds, newest first. The casino keeps its own purse: they are no part of the exchange's ledger. */
export function roundsOf(exchange: Exchange, userId: string, { page = 1, limit = 100 }: PageOf): Page<Round> {
  const today = Math.floor(exchange.clock.now() / HOUR) * HOUR;
  const first = (Math.max(1, page) - 1) * limit;
  const length = Math.max(0, Math.min(limit, ROUNDS - first));
  return { rows: Array.from({ length }, (_, index) => round(exchange, userId, first + index, today)), total: ROUNDS, page };
}
