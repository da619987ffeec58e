import type { CasinoGame } from '#shared/api/contract/casino/casino.ts';
import { normalizeSearchText } from '#shared/format/search-text.ts';

export interface GameCategory {
  readonly name: string;
  readonly count: number;
}

/** Counts the games of each category, largest category first. */
export function countCategories(games: readonly CasinoGame[]): readonly GameCategory[] {
  const counts = new Map<string, number>();
  for (const { category } of games) if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/**
 * Returns the games whose name or provider contains every word of the text. Ignores accents. A null category means all
 * categories.
 */
export function searchGames(
  games: readonly CasinoGame[],
  text: string,
  category: string | null,
): readonly CasinoGame[] {
  const queryWords = normalizeSearchText(text).split(/\s+/).filter(Boolean);
  if (queryWords.length === 0 && category === null) return games;
  return games.filter((game) => {
    if (category !== null && game.category !== category) return false;
    const searchableText = normalizeSearchText(`${game.name} ${game.providerName}`);
    return queryWords.every((word) => searchableText.includes(word));
  });
}
