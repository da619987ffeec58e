import type { ReactNode } from 'react';
import { SampleCaption, NarrowSample, SampleList } from './Permutations.styles.ts';

const directions = ['ltr', 'rtl'] as const;

interface BothWaysProps {
  /** Draws the component once for each direction, under a name of its own. */
  children: (direction: 'ltr' | 'rtl') => ReactNode;
}

/** Both directions of writing, in a room no wider than the slip's: where long texts show what they do. */
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
