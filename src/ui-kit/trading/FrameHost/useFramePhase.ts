import { useEffect, useState, type RefObject } from 'react';
import { resolveFramePhase, type FramePhase } from './frame-phase.ts';

interface FramePhaseState {
  readonly phase: FramePhase;
  onLoad(): void;
  /** The user needs no help with it. */
  confirmAlive(): void;
}

/** Follows a frame from its start. Whatever it writes counts as a sign of life and is not read. */
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
    // Behind the veil of a page that is to greet, the keyboard may still come upon the frame.
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
    // What was loaded is waited for anew.
  }, [frame, expectsGreeting, timeoutMs, hasResponded, loaded]);

  return {
    phase: resolveFramePhase({ loaded, hasResponded, isOverdue }, expectsGreeting),
    onLoad: () => setLoaded(true),
    confirmAlive: () => setHasResponded(true),
  };
}
