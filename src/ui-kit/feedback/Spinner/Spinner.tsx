import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { Circle, SpinnerArea } from './Spinner.styles.ts';
import { texts } from './texts.ts';

export interface SpinnerProps {
  /** What is being waited for, read aloud. */
  label?: string;
  /** Stands inside something that already says it is busy. */
  decorative?: boolean;
}

/** Nothing is seen for the first 300 ms. */
export function Spinner({ label = texts.loading, decorative = false }: SpinnerProps) {
  if (decorative) return <Circle aria-hidden />;
  return (
    <SpinnerArea role="status">
      <Circle aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerArea>
  );
}
