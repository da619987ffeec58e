import { Card, Chip, ChipGroup, Stack } from '#ui-kit';
import { CHECK_INTERVALS } from '../../model/session-timer.ts';
import { sessionTimer, useSessionTimer } from '../../model/useSessionTimer.ts';
import { texts } from '../../texts.ts';
import { LeadText } from '../ResponsibleGamblingPanel.styles.ts';

/** Setting for the interval of the reality check. */
export function IntervalCard() {
  const { interval } = useSessionTimer();
  return (
    <Card title={texts.interval.title}>
      <Stack>
        <LeadText>{texts.interval.lead}</LeadText>
        <ChipGroup label={texts.interval.choices}>
          {CHECK_INTERVALS.map((choice) => (
            <Chip key={choice} pressed={choice === interval} onClick={() => sessionTimer.setCheckInterval(choice)}>
              {texts.interval.choice(choice)}
            </Chip>
          ))}
        </ChipGroup>
      </Stack>
    </Card>
  );
}
