import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';

/** A press that lasted longer than this was given up: what counts is what is on screen now. */
const LONGEST_PRESS_MS = 5000;

interface Begun<T> {
  readonly at: number;
  readonly shown: T;
}

export interface PressHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onClick(): void;
}

/**
 * Remembers what was on screen, by what `shown` says, when a press began, and hands that to `pressed` when the press becomes a click.
 * The handlers keep their identity, so that a cell drawn again is not given new ones.
 */
export function usePress<T>(shown: () => T, pressed: (shown: T, at: number) => void): PressHandlers {
  const latest = useRef({ shown, pressed });
  const begun = useRef<Begun<T> | null>(null);
  useLayoutEffect(() => {
    latest.current = { shown, pressed };
  });
  return useMemo(() => {
    const begin = (at: number): void => {
      begun.current = { at, shown: latest.current.shown() };
    };
    return {
      onPointerDown: (event) => begin(event.timeStamp),
      onPointerCancel: () => void (begun.current = null),
      onKeyDown: (event) => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) begin(event.timeStamp);
      },
      onClick: () => {
        const now = performance.now();
        const press = begun.current !== null && now - begun.current.at < LONGEST_PRESS_MS ? begun.current : { at: now, shown: latest.current.shown() };
        begun.current = null;
        latest.current.pressed(press.shown, press.at);
      },
    };
  }, []);
}
