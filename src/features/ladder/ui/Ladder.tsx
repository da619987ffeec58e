import { useState } from 'react';
import { Tabs } from '#ui-kit';
import { priceTexts } from '../price-texts.ts';
import { RunnerTabs } from './Ladder.styles.ts';
import { RunnerLadder, type RunnerLadderProps } from './RunnerLadder.tsx';

export type LadderProps = Omit<RunnerLadderProps, 'runner'>;

/** Ladder of a market, with a tab for each runner. Its parent must watch the match. */
export function Ladder(props: LadderProps) {
  const { runners } = props.outline;
  const [activeRunnerId, setActiveRunnerId] = useState<number | null>(null);
  const runner = runners.find(({ runnerId }) => runnerId === activeRunnerId) ?? runners[0];
  if (runner === undefined) return null;
  return (
    <RunnerTabs>
      <Tabs
        label={priceTexts.runners}
        tabs={runners.map(({ runnerId, name }) => ({ id: String(runnerId), name }))}
        selected={String(runner.runnerId)}
        onSelect={(id) => setActiveRunnerId(Number(id))}
      >
        <RunnerLadder key={runner.runnerId} {...props} runner={runner} />
      </Tabs>
    </RunnerTabs>
  );
}
