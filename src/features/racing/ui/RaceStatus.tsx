import type { ReactNode } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { parseTimestamp } from '#shared/format/timestamp.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live-feed.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react/live-hooks.tsx';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Badge } from '#ui-kit';
import { texts } from '../texts.ts';
import { CountdownText, StatusText } from './RaceStatus.styles.ts';

export interface RaceStatusProps {
  /** The race's win market. */
  outline: MarketOutline;
  /** The race's place market, where it has one. */
  placeMarket?: MarketOutline | undefined;
  /** The bettor's profit or loss on the race, shown with the result. */
  ownResult?: ReactNode;
}

/** The state of a race: a countdown, in-running, or the result with the bettor's profit or loss. */
export function RaceStatus({ outline, placeMarket, ownResult }: RaceStatusProps) {
  const status = useMarketFact(outline.marketId, (facts) => facts?.status ?? null);
  const inPlay = useMarketFact(outline.marketId, (facts) => facts?.inPlay ?? false);
  if (status === 'closed') return <RaceResult outline={outline} placeMarket={placeMarket} ownResult={ownResult} />;
  if (inPlay)
    return <StatusText>{status === 'suspended' ? texts.status.suspended : texts.status.inRunning}</StatusText>;
  return (
    <StatusText>
      <OffCountdown startsAt={outline.startsAt} />
    </StatusText>
  );
}

function OffCountdown({ startsAt }: { startsAt: string }) {
  const now = useCurrentTime(SECOND_MS);
  const start = parseTimestamp(startsAt);
  if (start === null) return null;
  return (
    <CountdownText role="timer">
      {start > now ? texts.status.offIn({ left: formatCountdown(start, now) ?? '' }) : texts.status.dueOff}
    </CountdownText>
  );
}

/** A dead heat has several winners; an annulled race has none. */
function RaceResult({ outline, placeMarket, ownResult }: RaceStatusProps) {
  return (
    <StatusText role="status">
      {texts.status.closed}
      {outline.runners.map((runner) => (
        <WinnerBadge key={runner.runnerId} market={outline} runner={runner} formatLabel={texts.status.winner} />
      ))}
      {placeMarket?.runners.map((runner) => (
        <PlacedBadge key={runner.runnerId} winMarket={outline} placeMarket={placeMarket} runner={runner} />
      ))}
      {ownResult}
    </StatusText>
  );
}

interface WinnerBadgeProps {
  market: MarketOutline;
  runner: RunnerOutline;
  formatLabel: (winner: { name: string }) => string;
}

function WinnerBadge({ market, runner, formatLabel }: WinnerBadgeProps) {
  const isWinner = useRunnerFacts(market.marketId, runner.runnerId)?.status === 'winner';
  return isWinner ? <Badge tone="gain">{formatLabel({ name: runner.name })}</Badge> : null;
}

/** The winner is placed too, but is listed only once. */
function PlacedBadge({
  winMarket,
  placeMarket,
  runner,
}: {
  winMarket: MarketOutline;
  placeMarket: MarketOutline;
  runner: RunnerOutline;
}) {
  const hasWon = useRunnerFacts(winMarket.marketId, runner.runnerId)?.status === 'winner';
  return hasWon ? null : <WinnerBadge market={placeMarket} runner={runner} formatLabel={texts.status.placed} />;
}
