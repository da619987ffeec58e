import { useEffect, useState, type RefObject } from 'react';
import { phaseOf, type FramePhase } from './frameLife.ts';

interface Watched {
  readonly phase: FramePhase;
  onLoad(): void;
  /** The user needs no help with it. */
  trust(): void;
}

/** Follows a frame from its start. Whatever it writes counts as a sign of life and is not read. */
export function useFrameLife(frame: RefObject<HTMLIFrameElement | null>, greets: boolean, patienceMs: number): Watched {
  const [loaded, setLoaded] = useState(false);
  const [alive, setAlive] = useState(false);
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (alive) return;
    const hear = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) setAlive(true);
    };
    // Behind the veil of a page that is to greet, the keyboard may still come upon the frame.
    const atIt = () => !greets && document.activeElement !== null && document.activeElement === frame.current;
    const left = () => {
      if (atIt()) setAlive(true);
    };
    const timer = setTimeout(() => (atIt() ? setAlive(true) : setLate(true)), patienceMs);
    window.addEventListener('message', hear);
    window.addEventListener('blur', left);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      window.removeEventListener('blur', left);
    };
    // What was loaded is waited for anew.
  }, [frame, greets, patienceMs, alive, loaded]);

  return { phase: phaseOf({ loaded, alive, late }, greets), onLoad: () => setLoaded(true), trust: () => setAlive(true) };
}
