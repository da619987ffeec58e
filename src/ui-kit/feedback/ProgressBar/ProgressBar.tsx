import { Track } from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** What is on its way, read aloud. */
  label: string;
  /** Something is under way. */
  active: boolean;
}

/** A slim line at the top of the page while a route loads; fast routes never show it. */
export function ProgressBar({ label, active }: ProgressBarProps) {
  return active ? <Track role="progressbar" aria-label={label} /> : null;
}
