import { type RefObject, useLayoutEffect, useState } from 'react';

const measureRem = (element: Element): number =>
  element.getBoundingClientRect().width / Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10);

/**
 * Returns the width of an element in rem, null before it is on screen. Measured before the first paint, so no content
 * jumps.
 */
export function useWidthInRem(element: RefObject<Element | null>): number | null {
  const [widthInRem, setWidthInRem] = useState<number | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => setWidthInRem(measureRem(target));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthInRem;
}
