import { CardStack } from '#ui-kit';
import { CardGrid, LeadText } from './ResponsibleGamblingPanel.styles.ts';
import { IntervalCard } from './cards/IntervalCard.tsx';
import { LimitCards } from './cards/LimitCards.tsx';
import { SummaryCard, type SummaryCardProps } from './cards/SummaryCard.tsx';
import { TimeOutSection } from './cards/TimeOutCard.tsx';
import { texts } from '../texts.ts';

export interface ResponsibleGamblingPanelProps extends SummaryCardProps {
  /** The exchange keeps limits and time-outs; without it only what this device knows is offered. */
  hasLimits: boolean;
}

/** `/play-safe`: what was spent, the reality check, and where the exchange keeps them limits and time-outs. */
export function ResponsibleGamblingPanel({ hasLimits, asOf }: ResponsibleGamblingPanelProps) {
  return (
    <>
      <LeadText>{texts.lead}</LeadText>
      <CardGrid>
        <SummaryCard asOf={asOf} />
        <CardStack>
          <IntervalCard />
          {hasLimits && <TimeOutSection />}
        </CardStack>
        {hasLimits && <LimitCards />}
      </CardGrid>
    </>
  );
}

/** The page's name: its heading, and the browser's tab. */
export const responsibleGamblingTitle: string = texts.title;
