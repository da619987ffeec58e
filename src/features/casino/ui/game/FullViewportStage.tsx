import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Stage } from './GameView.styles.ts';

/** The room from where it begins to the lower edge of the window, whatever stands above it, and from side to side: the page's frame gives way. */
export function FullViewportStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () =>
      element.style.setProperty('--stage-top', `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`);
    measure();
    // A line of news or a warning above may come and go.
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(document.body);
    return () => resizeObserver.disconnect();
  }, []);
  // Said of the document, not looked for by the frame with `:has`: that has the browser look through the page at whatever comes and goes in it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-full-width', true);
    return () => document.documentElement.removeAttribute('data-full-width');
  }, []);
  return <Stage ref={stage}>{children}</Stage>;
}
