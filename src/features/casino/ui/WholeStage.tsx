import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Stage } from './GameView.styles.ts';

/** The room from where it begins to the lower edge of the window, whatever stands above it. */
export function WholeStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => element.style.setProperty('--stage-top', `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`);
    measure();
    // A line of news or a warning above may come and go.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return (
    <Stage ref={stage} data-full-width="">
      {children}
    </Stage>
  );
}
