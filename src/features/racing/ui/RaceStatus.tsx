import { formatCountdown } from '#shared/format/countdown.ts';
import { parseWhen } from '#shared/format/when.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react.tsx';
import { Badge } from '#ui-kit';
import { texts } from '../texts.ts';
import { Countdown, Status } from './RaceStatus.styles.ts';
import { useSecond } from './use-second.ts';

export interface RaceStatusProps {
  /** The race's win market. */
  outline: MarketOutline;
}

/** Where a race stands: counted down to the off, in running, or who won. */
export function RaceStatus({ outline }: RaceStatusProps) {
  const status = useMarketFact(outline.marketId, (facts) => facts?.status ?? null);
  const inPlay = useMarketFact(outline.marketId, (facts) => facts?.inPlay ?? false);
  if (status === 'closed') return <Result outline={outline} />;
  if (inPlay) return <Status>{status === 'suspended' ? texts.status.suspended : texts.status.inRunning}</Status>;
  return (
    <Status>
      <UntilOff startsAt={outline.startsAt} />
    </Status>
  );
}

function UntilOff({ startsAt }: { startsAt: string }) {
  const now = useSecond();
  const start = parseWhen(startsAt);
  if (start === null) return null;
  return <Countdown role="timer">{start > now ? texts.status.offIn(formatCountdown(start, now) ?? '') : texts.status.dueOff}</Countdown>;
}

/** A dead heat has more winners than one; a race that was annulled has none. */
function Result({ outline: { marketId, runners } }: RaceStatusProps) {
  return (
    <Status role="status">
      {texts.status.closed}
      {runners.map(({ runnerId, name }) => (
        <IfWinner key={runnerId} marketId={marketId} runnerId={runnerId} name={name} />
      ))}
    </Status>
  );
}

function IfWinner({ marketId, runnerId, name }: { marketId: string; runnerId: number; name: string }) {
  const winner = useRunnerFacts(marketId, runnerId)?.status === 'winner';
  return winner ? <Badge tone="gain">{texts.status.winner(name)}</Badge> : null;
}
