import type { CasinoBet } from '#shared/api/contract/casino/casino-bet.ts';
import { money } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';

const games = ['Teen Patti', 'Andar Bahar', 'Lucky 7'] as const;
const runners = ['Player A', 'Andar', 'High'] as const;
const FIRST = Date.UTC(2026, 10, 21, 12, 5, 9);

/** Returns the same rounds at every call, newest first. */
export const createSampleRounds = (count: number): readonly CasinoBet[] =>
  Array.from({ length: count }, (_, index) => ({
    roundId: String(88_000_000 - index),
    matchName: games[index % games.length] ?? '',
    operatorId: `op${7 + (index % 2)}`,
    runnerName: runners[index % runners.length] ?? '',
    price: odds(198),
    stake: money(10_000 + index * 100),
    result: money(index % 2 === 0 ? 9_800 + index * 98 : -10_000 - index * 100),
    placedAt: new Date(FIRST - index * 95_000).toISOString(),
  }));
