import { Track } from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** Accessible name of the running task. */
  label: string;
  /** Whether a task is running. */
  busy: boolean;
}

/** A slim line at the top of the page while a route loads. Fast routes never show it. */
export function ProgressBar({ label, busy }: ProgressBarProps) {
  return busy ? <Track role="progressbar" aria-label={label} /> : null;
}
