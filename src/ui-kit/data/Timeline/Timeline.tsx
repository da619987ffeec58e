import { Check, CircleDashed, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { StepIcon, StepTime, Note, Step, Steps, Title } from './Timeline.styles.ts';
import { texts } from './texts.ts';

export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  /** `coming` has not begun, `current` is where things stand, `failed` is where they ended badly. */
  readonly state: 'done' | 'current' | 'coming' | 'failed';
  /** ISO 8601; null where the moment is not known. */
  readonly at?: string | null;
  /** What follows from it, in a sentence. */
  readonly note?: ReactNode;
}

export interface TimelineProps {
  /** What takes these steps, for the screen reader. */
  label: string;
  /** In the order they happen. */
  steps: readonly TimelineStep[];
}

const ICON = 14;
const marks = {
  done: <Check size={ICON} aria-hidden />,
  current: <CircleDot size={ICON} aria-hidden />,
  coming: <CircleDashed size={ICON} aria-hidden />,
  failed: <X size={ICON} aria-hidden />,
} as const satisfies Record<TimelineStep['state'], ReactNode>;

/** The steps of something that takes its time, first to last; colour, sign and word all say how far it is. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <Steps aria-label={label}>
      {steps.map(({ id, title, state, at, note }) => (
        <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <StepIcon>{marks[state]}</StepIcon>
          <Title>
            {title}
            <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
          </Title>
          {at !== undefined && at !== null && (
            <StepTime>
              <Timestamp at={at} />
            </StepTime>
          )}
          {note !== undefined && note !== null && <Note>{note}</Note>}
        </Step>
      ))}
    </Steps>
  );
}
