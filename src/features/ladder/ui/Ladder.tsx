import { useState } from 'react';
import type { Bet, RunnerPosition } from '#shared/domain/bet/bet.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { Tabs } from '#ui-kit';
import type { LadderSelection } from '../model/ladder-selection.ts';
import { texts } from '../texts.ts';
import { RunnerTabs } from './Ladder.styles.ts';
import { RunnerLadder } from './RunnerLadder.tsx';

export interface LadderProps {
  /** The market without its prices, which change outside React. */
  outline: MarketOutline;
  /** What the bets on this market bring, runner by runner; null until they are read. */
  positions: readonly RunnerPosition[] | null;
  /** The match's bets; null until they are read. */
  bets: readonly Bet[] | null;
  /** A price of the ladder was pressed. */
  onSelect: (selection: LadderSelection) => void;
}

/** A market's ladder, a tab per runner. Whoever shows it also watches the match. */
export function Ladder(props: LadderProps) {
  const { runners } = props.outline;
  const [activeRunnerId, setActiveRunnerId] = useState<number | null>(null);
  const runner = runners.find(({ runnerId }) => runnerId === activeRunnerId) ?? runners[0];
  if (runner === undefined) return null;
  return (
    <RunnerTabs>
      <Tabs
        label={texts.runners}
        tabs={runners.map(({ runnerId, name }) => ({ id: String(runnerId), name }))}
        selected={String(runner.runnerId)}
        onSelect={(id) => setActiveRunnerId(Number(id))}
      >
        <RunnerLadder key={runner.runnerId} {...props} runner={runner} />
      </Tabs>
    </RunnerTabs>
  );
}
