import { type RefObject, useEffect, useState } from 'react';
import { type FramePhase, resolveFramePhase } from './frame-phase.ts';

interface FramePhaseState {
  readonly phase: FramePhase;
  onLoad(): void;
  /** The user confirmed that the frame works. */
  confirmAlive(): void;
}

/** Tracks a frame from its start. Any posted message proves that it works, and its content is ignored. */
export function useFramePhase(
  frame: RefObject<HTMLIFrameElement | null>,
  expectsGreeting: boolean,
  timeoutMs: number,
): FramePhaseState {
  const [loaded, setLoaded] = useState(false);
  const [hasResponded, setHasResponded] = useState(false);
  const [isOverdue, setIsOverdue] = useState(false);

  useEffect(() => {
    if (hasResponded) return;
    const handleMessage = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) setHasResponded(true);
    };
    // While a page must first post a message, the keyboard may reach it behind the loading veil: that proves nothing.
    const isFocusInside = () =>
      !expectsGreeting && document.activeElement !== null && document.activeElement === frame.current;
    const handleBlur = () => {
      if (isFocusInside()) setHasResponded(true);
    };
    const timer = setTimeout(() => (isFocusInside() ? setHasResponded(true) : setIsOverdue(true)), timeoutMs);
    window.addEventListener('message', handleMessage);
    window.addEventListener('blur', handleBlur);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
      window.removeEventListener('blur', handleBlur);
    };
    // A load starts a new time limit.
  }, [frame, expectsGreeting, timeoutMs, hasResponded, loaded]);

  return {
    phase: resolveFramePhase({ isLoaded: loaded, hasResponded, isOverdue }, expectsGreeting),
    onLoad: () => setLoaded(true),
    confirmAlive: () => setHasResponded(true),
  };
}
