import type { Listed } from './board.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** How well one typed word fits: the start of a word of the match, then of its competition or sport; null where nowhere. */
function fit(typed: string, match: readonly string[], around: readonly string[]): number | null {
  if (match.some((word) => word.startsWith(typed))) return 2;
  return around.some((word) => word.startsWith(typed)) ? 1 : null;
}

/** Matches in which every typed word begins some word, the best fitting first, then in-play, then the earliest start. */
export function searchMatches<Row extends Listed>(rows: readonly Row[], typed: string, limit: number): readonly Row[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found: { row: Row; score: number }[] = [];
  for (const row of rows) {
    const match = wordsOf(row.matchName);
    const around = wordsOf(`${row.seriesName} ${row.sportName}`);
    const fits = words.map((word) => fit(word, match, around));
    if (fits.every((each) => each !== null)) found.push({ row, score: fits.reduce<number>((sum, each) => sum + (each ?? 0), 0) });
  }
  return found
    .sort((one, other) => other.score - one.score || Number(other.row.inPlay) - Number(one.row.inPlay) || one.row.startsAt.localeCompare(other.row.startsAt))
    .slice(0, limit)
    .map(({ row }) => row);
}
