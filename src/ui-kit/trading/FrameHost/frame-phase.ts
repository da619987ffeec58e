/** What is known of a frame. A frame tells little: its load event comes for the browser's own error page as well. */
export interface FrameSignals {
  /** Its load event came. */
  readonly loaded: boolean;
  /** It has shown that somebody is there: it wrote a message, or the user is at it. */
  readonly hasResponded: boolean;
  /** It was waited for long enough, from the start or from its load. */
  readonly isOverdue: boolean;
}

/** `quiet`: something was loaded and nobody has said what; it is shown, and so are the ways on. */
export type FramePhase = 'loading' | 'shown' | 'quiet' | 'failed';

/** `greets`: pages of this host are known to write a message when they are there, so a load without one is none. */
export function resolveFramePhase(
  { loaded, hasResponded, isOverdue }: FrameSignals,
  expectsGreeting: boolean,
): FramePhase {
  if (hasResponded) return 'shown';
  if (expectsGreeting || !loaded) return isOverdue ? 'failed' : 'loading';
  return isOverdue ? 'quiet' : 'shown';
}
