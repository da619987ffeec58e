import { PageGrid, Stack } from '#ui-kit';
import { panelTexts } from '../panel-texts.ts';
import { texts } from '../texts.ts';
import { IntervalCard } from './cards/IntervalCard.tsx';
import { LimitCards } from './cards/LimitCards.tsx';
import { SummaryCard, type SummaryCardProps } from './cards/SummaryCard.tsx';
import { TimeOutSection } from './cards/TimeOutCard.tsx';
import { LeadText } from './ResponsibleGamblingPanel.styles.ts';

export interface ResponsibleGamblingPanelProps extends SummaryCardProps {
  /** Whether the exchange offers limits and time-outs. Without it, the page shows only what this device stores. */
  hasLimits: boolean;
}

/** `/play-safe`: spending summary and reality check, and limits and time-outs where the exchange offers them. */
export function ResponsibleGamblingPanel({ hasLimits, asOf }: ResponsibleGamblingPanelProps) {
  return (
    <>
      <LeadText>{panelTexts.lead}</LeadText>
      <PageGrid variant="cards">
        <SummaryCard asOf={asOf} />
        <Stack>
          <IntervalCard />
          {hasLimits && <TimeOutSection />}
        </Stack>
        {hasLimits && <LimitCards />}
      </PageGrid>
    </>
  );
}

/** The page's title, for its heading and the browser's tab. */
export const getResponsibleGamblingTitle = (): string => texts.title;
