import { CardStack } from '#ui-kit';
import { Cards, Lead } from './PlaySafe.styles.ts';
import { IntervalCard } from './IntervalCard.tsx';
import { LimitsCards } from './LimitsCards.tsx';
import { SummaryCard, type SummaryCardProps } from './SummaryCard.tsx';
import { TimeOut } from './TimeOutCard.tsx';
import { texts } from '../texts.ts';

export interface PlaySafeProps extends SummaryCardProps {
  /** The exchange keeps limits and time-outs; without it only what this device knows is offered. */
  keepsLimits: boolean;
}

/** `/play-safe`: what was spent, the reality check, and where the exchange keeps them limits and time-outs. */
export function PlaySafe({ keepsLimits, seenFrom }: PlaySafeProps) {
  return (
    <>
      <Lead>{texts.lead}</Lead>
      <Cards>
        <SummaryCard seenFrom={seenFrom} />
        <CardStack>
          <IntervalCard />
          {keepsLimits && <TimeOut />}
        </CardStack>
        {keepsLimits && <LimitsCards />}
      </Cards>
    </>
  );
}

/** The page's name: its heading, and the browser's tab. */
export const playSafeTitle: string = texts.title;
