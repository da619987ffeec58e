import { Check, CircleDashed, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { texts } from './texts.ts';
import { Note, Step, StepIcon, Steps, StepTime, Title } from './Timeline.styles.ts';

export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  /** `upcoming` has not begun, `current` is the present step, `failed` is a step that ended the process. */
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** ISO 8601. Null when the time is unknown. */
  readonly at?: string | null;
  /** A sentence about the consequence. */
  readonly note?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the process. */
  label: string;
  /** In order of time. */
  steps: readonly TimelineStep[];
}

const ICON = 14;
const marks = {
  done: <Check size={ICON} aria-hidden />,
  current: <CircleDot size={ICON} aria-hidden />,
  upcoming: <CircleDashed size={ICON} aria-hidden />,
  failed: <X size={ICON} aria-hidden />,
} as const satisfies Record<TimelineStep['state'], ReactNode>;

/** Steps of a process, first to last. Colour, sign and word show the state of each. */
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
