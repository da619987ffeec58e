import { Card, Chip, VisuallyHidden } from '#ui-kit';
import { INTERVALS } from '../model/play-watch.ts';
import { playWatch, useWatched } from '../model/watch.ts';
import { texts } from '../texts.ts';
import { Choices, Lead, Part } from './PlaySafe.styles.ts';

/** How often the bettor wants to be shown the time. */
export function IntervalCard() {
  const { interval } = useWatched();
  return (
    <Card title={texts.interval.title}>
      <Part>
        <Lead>{texts.interval.lead}</Lead>
        <Choices>
          <VisuallyHidden as="legend">{texts.interval.choices}</VisuallyHidden>
          {INTERVALS.map((choice) => (
            <Chip key={choice} pressed={choice === interval} onClick={() => playWatch.choose(choice)}>
              {texts.interval.choice(choice)}
            </Chip>
          ))}
        </Choices>
      </Part>
    </Card>
  );
}
