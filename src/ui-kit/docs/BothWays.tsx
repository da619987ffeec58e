import type { ReactNode } from 'react';
import { Caption, Narrow, Table } from './Permutations.styles.ts';

const directions = ['ltr', 'rtl'] as const;

interface BothWaysProps {
  /** Draws the component once for each direction, under a name of its own. */
  children: (direction: 'ltr' | 'rtl') => ReactNode;
}

/** Both directions of writing, in a room no wider than the slip's: where long texts show what they do. */
export function BothWays({ children }: BothWaysProps) {
  return (
    <Table>
      {directions.map((direction) => (
        <Narrow key={direction} dir={direction}>
          <Caption>{direction}</Caption>
          {children(direction)}
        </Narrow>
      ))}
    </Table>
  );
}
