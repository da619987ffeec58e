import { useLayoutEffect, useState, type RefObject } from 'react';

const remOf = (element: Element): number => element.getBoundingClientRect().width / Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10);

/** How wide an element is, in rem; null before it is on screen. Read before the first paint, so that nothing jumps. */
export function useRoom(element: RefObject<Element | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setRoom(remOf(watched));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
