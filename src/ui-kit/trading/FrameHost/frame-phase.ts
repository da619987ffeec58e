/** Known facts about a frame. They are few: the load event fires for the browser's own error page too. */
export interface FrameSignals {
  /** The load event fired. */
  readonly isLoaded: boolean;
  /** The frame posted a message, or the user interacts with it. */
  readonly hasResponded: boolean;
  /** The time limit passed, counted from the start or from the load. */
  readonly isOverdue: boolean;
}

/** `quiet`: a page has loaded without any message. It is visible, with the fallback actions beside it. */
export type FramePhase = 'loading' | 'visible' | 'quiet' | 'failed';

/** `expectsGreeting`: working pages of this host post a message, so a load without one is a failure. */
export function resolveFramePhase(
  { isLoaded, hasResponded, isOverdue }: FrameSignals,
  expectsGreeting: boolean,
): FramePhase {
  if (hasResponded) return 'visible';
  if (expectsGreeting || !isLoaded) return isOverdue ? 'failed' : 'loading';
  return isOverdue ? 'quiet' : 'visible';
}
