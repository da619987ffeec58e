import { type ReactNode, useState } from 'react';
import type { FancyStake } from '#shared/domain/bet.ts';
import type { FancyLine } from '#shared/domain/market.ts';
import { decimal, units } from '#shared/domain/money.ts';
import { createLiveFeed } from '#shared/live/feed.ts';
import { LiveProvider, useWatchMatch } from '#shared/live/react.tsx';

const LONG_MS = 3_600_000;
const nothing = () => undefined;

export const someLine: FancyLine = {
  fancyId: '30192825_6', matchId: '30192825', name: '6 over run MUM', category: 'session', order: 6, no: { run: 47, size: 100 }, yes: { run: 48, size: 100 },
  lockedBy: null, rateChanged: false, minStake: units(100), maxStake: units(50_000), news: null,
};

const bet = (side: FancyStake['side'], run: number, size: number, stake: number): FancyStake => ({ side, run, size, stake: units(stake) });

export const someBets: readonly FancyStake[] = [bet('yes', 45, 100, 1000), bet('no', 50, 100, 500), bet('yes', 52, 90, 2000)];
export const middle: readonly FancyStake[] = [bet('yes', 45, 100, 1000), bet('no', 50, 100, 1000)];
/** Nine runs of their own: more than the drawing has room to name. */
export const manyBets: readonly FancyStake[] = Array.from({ length: 9 }, (_, i) => bet(i % 2 === 0 ? 'yes' : 'no', 40 + 2 * i, 100, 500 * (i + 1)));

/** The bets as a server of this contract lists them. */
export const betsAnswer = (bets: readonly FancyStake[]) => ({
  status: true,
  data: { bets_fancies: bets.map(({ side, run, size, stake }) => ({ run, is_back: side === 'yes' ? 1 : 0, size, stack: decimal(stake) })) },
});

function Watched({ children }: { children: ReactNode }) {
  useWatchMatch(someLine.matchId);
  return children;
}

/** Gives a story the line as it stands, without a network. */
export function WithLine({ children }: { children: ReactNode }) {
  const [feed] = useState(() =>
    createLiveFeed((sink, { now }) => {
      const say = () => sink.fancies(someLine.matchId, [someLine], { askedAt: now(), tookMs: 38, lifeMs: LONG_MS });
      return {
        watchHome: () => nothing,
        watchMatch() {
          queueMicrotask(say);
          return nothing;
        },
        refresh: say,
      };
    }),
  );
  return (
    <LiveProvider feed={feed}>
      <Watched>{children}</Watched>
    </LiveProvider>
  );
}
