import { Card, Chip, VisuallyHidden } from '#ui-kit';
import { CHECK_INTERVALS } from '../../model/session-timer.ts';
import { sessionTimer, useSessionTimer } from '../../model/useSessionTimer.ts';
import { texts } from '../../texts.ts';
import { ChoiceGroup, LeadText, CardContent } from '../ResponsibleGamblingPanel.styles.ts';

/** Setting for the interval of the reality check. */
export function IntervalCard() {
  const { interval } = useSessionTimer();
  return (
    <Card title={texts.interval.title}>
      <CardContent>
        <LeadText>{texts.interval.lead}</LeadText>
        <ChoiceGroup>
          <VisuallyHidden as="legend">{texts.interval.choices}</VisuallyHidden>
          {CHECK_INTERVALS.map((choice) => (
            <Chip key={choice} pressed={choice === interval} onClick={() => sessionTimer.setCheckInterval(choice)}>
              {texts.interval.choice(choice)}
            </Chip>
          ))}
        </ChoiceGroup>
      </CardContent>
    </Card>
  );
}
