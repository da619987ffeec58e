import { type ReactNode, useState } from 'react';
import type { FancyBet } from '#shared/domain/bet/bet.ts';
import { toDecimal, units } from '#shared/domain/money/money.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { useWatchMatch } from '#shared/live/react/match-hooks.ts';
import { createFancyLine } from '#shared/live/testing/fancy-line.ts';

const LONG_MS = 3_600_000;
const noop = () => undefined;

export const sampleLine = createFancyLine('30192825_6', {
  matchId: '30192825',
  name: '6 over run MUM',
  order: 6,
  no: { run: 47, size: 100 },
  yes: { run: 48, size: 100 },
  minStake: units(100),
  maxStake: units(50_000),
});

const createStake = (side: FancyBet['side'], run: number, size: number, stake: number): FancyBet => ({
  side,
  run,
  size,
  stake: units(stake),
});

export const sampleStakes: readonly FancyBet[] = [
  createStake('yes', 45, 100, 1000),
  createStake('no', 50, 100, 500),
  createStake('yes', 52, 90, 2000),
];
export const middleStakes: readonly FancyBet[] = [createStake('yes', 45, 100, 1000), createStake('no', 50, 100, 1000)];
/** Nine bets at nine runs: more than the chart can label. */
export const manyStakes: readonly FancyBet[] = Array.from({ length: 9 }, (_, i) =>
  createStake(i % 2 === 0 ? 'yes' : 'no', 40 + 2 * i, 100, 500 * (i + 1)),
);

/** Builds the server's response that lists the bets. */
export const createBetsResponse = (bets: readonly FancyBet[]) => ({
  status: true,
  data: {
    bets_fancies: bets.map(({ side, run, size, stake }) => ({
      run,
      is_back: side === 'yes' ? 1 : 0,
      size,
      stack: toDecimal(stake),
    })),
  },
});

function MatchWatcher({ children }: { children: ReactNode }) {
  useWatchMatch(sampleLine.matchId);
  return children;
}

/** Provides a session line to a story, without a network. */
export function WithFancyLine({ children }: { children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => {
      const publish = () =>
        sink.receiveFancies(sampleLine.matchId, [sampleLine], { requestedAt: now(), durationMs: 38, ttlMs: LONG_MS });
      return {
        watchHome: () => noop,
        watchMatch() {
          queueMicrotask(publish);
          return noop;
        },
        refresh: publish,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <MatchWatcher>{children}</MatchWatcher>
    </LiveProvider>
  );
}
