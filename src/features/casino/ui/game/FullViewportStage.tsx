import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Stage } from './GameView.styles.ts';

/** Fills the window from its own top edge to the bottom, over the full width. The page frame drops its padding. */
export function FullViewportStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () =>
      element.style.setProperty(
        '--app-stage-top',
        `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`,
      );
    measure();
    // News or warnings above the stage may appear and disappear.
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(document.body);
    return () => resizeObserver.disconnect();
  }, []);
  // Marks the document with an attribute instead of `:has`, which would make the browser match again after every DOM
  // change.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-full-width', true);
    return () => document.documentElement.removeAttribute('data-full-width');
  }, []);
  return <Stage ref={stage}>{children}</Stage>;
}
