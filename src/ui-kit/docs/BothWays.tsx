import type { ReactNode } from 'react';
import { NarrowSample, SampleCaption, SampleList } from './Permutations.styles.ts';

const directions = ['ltr', 'rtl'] as const;

interface BothWaysProps {
  /** Draws the component once per direction, with a separate name each. */
  children: (direction: 'ltr' | 'rtl') => ReactNode;
}

/** Both writing directions, in a space as narrow as the slip, where long texts wrap. */
export function BothWays({ children }: BothWaysProps) {
  return (
    <SampleList>
      {directions.map((direction) => (
        <NarrowSample key={direction} dir={direction}>
          <SampleCaption>{direction}</SampleCaption>
          {children(direction)}
        </NarrowSample>
      ))}
    </SampleList>
  );
}
