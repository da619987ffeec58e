import { odds } from '#shared/domain/odds/odds.ts';
import type { Rng } from '../../world/rng.ts';
import type { CasinoTable } from './table.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['♠', '♥', '♦', '♣'] as const;

const deck: readonly string[] = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
const findRank = (card: string): number => ranks.findIndex((rank) => card.slice(0, -1) === rank);

function shuffleDeck(rng: Rng): string[] {
  const cards = [...deck];
  for (let left = cards.length - 1; left > 0; left--) {
    const at = rng.integer(0, left);
    [cards[left], cards[at]] = [cards[at] ?? '', cards[left] ?? ''];
  }
  return cards;
}

/**
 * Andar Bahar. One card is open; cards go to Andar and Bahar in turn until one has its rank. Andar starts, so it pays
 * less.
 */
export const andarBahar: CasinoTable = {
  selections: [
    { id: 'andar', name: 'Andar', price: odds(190) },
    { id: 'bahar', name: 'Bahar', price: odds(200) },
  ],
  durationMs: 5_000,
  play(selectionId, rng) {
    const [joker = '', ...rest] = shuffleDeck(rng);
    const dealt = rest.slice(0, rest.findIndex((card) => findRank(card) === findRank(joker)) + 1);
    const winner = dealt.length % 2 === 1 ? 'andar' : 'bahar';
    const price = winner === 'andar' ? 190 : 200;
    return { pays: winner === selectionId ? price : 0, show: { joker, dealt, winner } };
  },
};

const TIE_KEEPS_HALF = 50;

/** Dragon Tiger. One card a side, the higher wins, aces are low. A tie returns half of the stake. */
export const dragonTiger: CasinoTable = {
  selections: [
    { id: 'dragon', name: 'Dragon', price: odds(200) },
    { id: 'tiger', name: 'Tiger', price: odds(200) },
    { id: 'tie', name: 'Tie', price: odds(1200) },
  ],
  durationMs: 4_000,
  play(selectionId, rng) {
    const [dragon = '', tiger = ''] = shuffleDeck(rng);
    const ahead = findRank(dragon) - findRank(tiger);
    const winner = ahead > 0 ? 'dragon' : ahead < 0 ? 'tiger' : 'tie';
    const won = winner === 'tie' ? 1200 : 200;
    return {
      pays: selectionId === winner ? won : winner === 'tie' ? TIE_KEEPS_HALF : 0,
      show: { dragon, tiger, winner },
    };
  },
};
