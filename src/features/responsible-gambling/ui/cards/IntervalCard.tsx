import { Card, Chip, ChipGroup, Stack } from '#ui-kit';
import { describeCheckInterval } from '../../model/describe-duration.ts';
import { CHECK_INTERVALS } from '../../model/session-timer.ts';
import { sessionTimer, useSessionTimer } from '../../model/useSessionTimer.ts';
import { panelTexts } from '../../panel-texts.ts';
import { LeadText } from '../ResponsibleGamblingPanel.styles.ts';

/** Setting for the interval of the reality check. */
export function IntervalCard() {
  const { interval } = useSessionTimer();
  return (
    <Card title={panelTexts.interval.title}>
      <Stack>
        <LeadText>{panelTexts.interval.lead}</LeadText>
        <ChipGroup label={panelTexts.interval.choices}>
          {CHECK_INTERVALS.map((choice) => (
            <Chip key={choice} pressed={choice === interval} onClick={() => sessionTimer.setCheckInterval(choice)}>
              {describeCheckInterval(choice)}
            </Chip>
          ))}
        </ChipGroup>
      </Stack>
    </Card>
  );
}
