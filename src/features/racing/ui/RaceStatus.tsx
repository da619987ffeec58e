import type { ReactNode } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { parseWhen } from '#shared/format/when.ts';
import type { MarketOutline, RunnerOutline } from '#shared/live/live.ts';
import { useMarketFact, useRunnerFacts } from '#shared/live/react.tsx';
import { Badge } from '#ui-kit';
import { texts } from '../texts.ts';
import { Countdown, Status } from './RaceStatus.styles.ts';
import { useSecond } from './use-second.ts';

export interface RaceStatusProps {
  /** The race's win market. */
  outline: MarketOutline;
  /** The market on the runners that are placed, where the race has one. */
  places?: MarketOutline | undefined;
  /** What the race brought the bettor; shown with the result. */
  own?: ReactNode;
}

/** Where a race stands: counted down to the off, in running, or who won and what it brought. */
export function RaceStatus({ outline, places, own }: RaceStatusProps) {
  const status = useMarketFact(outline.marketId, (facts) => facts?.status ?? null);
  const inPlay = useMarketFact(outline.marketId, (facts) => facts?.inPlay ?? false);
  if (status === 'closed') return <Result outline={outline} places={places} own={own} />;
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
function Result({ outline, places, own }: RaceStatusProps) {
  return (
    <Status role="status">
      {texts.status.closed}
      {outline.runners.map((runner) => (
        <IfWinner key={runner.runnerId} market={outline} runner={runner} words={texts.status.winner} />
      ))}
      {places?.runners.map((runner) => (
        <IfPlaced key={runner.runnerId} win={outline} places={places} runner={runner} />
      ))}
      {own}
    </Status>
  );
}

interface RunnerOfProps {
  market: MarketOutline;
  runner: RunnerOutline;
  words: (name: string) => string;
}

function IfWinner({ market, runner, words }: RunnerOfProps) {
  const winner = useRunnerFacts(market.marketId, runner.runnerId)?.status === 'winner';
  return winner ? <Badge tone="gain">{words(runner.name)}</Badge> : null;
}

/** The winner is placed too, and is not named twice. */
function IfPlaced({ win, places, runner }: { win: MarketOutline; places: MarketOutline; runner: RunnerOutline }) {
  const first = useRunnerFacts(win.marketId, runner.runnerId)?.status === 'winner';
  return first ? null : <IfWinner market={places} runner={runner} words={texts.status.placed} />;
}
