import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Circle, SpinnerArea } from './Spinner.styles.ts';
import { texts } from './texts.ts';

export interface SpinnerProps {
  /** Accessible name of the pending task. */
  label?: string;
  /** The container announces "busy" itself. */
  decorative?: boolean;
}

/** A spinner, invisible for the first 300 ms. */
export function Spinner({ label = texts.loading, decorative = false }: SpinnerProps) {
  if (decorative) return <Circle aria-hidden />;
  return (
    <SpinnerArea role="status">
      <Circle aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerArea>
  );
}
