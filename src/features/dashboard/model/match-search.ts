import { compareCharacters } from '#shared/format/compare-names.ts';
import { normalizeSearchText } from '#shared/format/search-text.ts';
import type { MatchSummary } from './match-board.ts';

const splitWords = (text: string): readonly string[] =>
  normalizeSearchText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Scores one search word: start of a word of the match, then of its competition or sport. Null without a match. */
function scoreWord(query: string, match: readonly string[], contextWords: readonly string[]): number | null {
  if (match.some((word) => word.startsWith(query))) return 2;
  return contextWords.some((word) => word.startsWith(query)) ? 1 : null;
}

/**
 * Returns matches in which every search word starts some word. Order: best score, then in-play, then earliest start.
 */
export function searchMatches<Row extends MatchSummary>(
  rows: readonly Row[],
  query: string,
  limit: number,
): readonly Row[] {
  const queryWords = splitWords(query);
  if (queryWords.length === 0) return [];
  const results: { row: Row; score: number }[] = [];
  for (const row of rows) {
    const match = splitWords(row.matchName);
    const contextWords = splitWords(`${row.seriesName} ${row.sportName}`);
    const scores = queryWords.map((word) => scoreWord(word, match, contextWords));
    if (scores.every((each) => each !== null))
      results.push({ row, score: scores.reduce<number>((sum, each) => sum + each, 0) });
  }
  return results
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.row.inPlay) - Number(one.row.inPlay) ||
        compareCharacters(one.row.startsAt, other.row.startsAt),
    )
    .slice(0, limit)
    .map(({ row }) => row);
}
