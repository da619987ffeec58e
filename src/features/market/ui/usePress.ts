import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';

/** A press that lasted longer than this was given up: what counts is what is on screen now. */
const MAX_PRESS_MS = 5000;

interface PressStart<T> {
  readonly at: number;
  readonly value: T;
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
export function usePress<T>(value: () => T, onPressed: (value: T, at: number) => void): PressHandlers {
  const latest = useRef({ shown: value, pressed: onPressed });
  const pressStart = useRef<PressStart<T> | null>(null);
  useLayoutEffect(() => {
    latest.current = { shown: value, pressed: onPressed };
  });
  return useMemo(() => {
    const startPress = (at: number): void => {
      pressStart.current = { at, value: latest.current.shown() };
    };
    return {
      onPointerDown: (event) => startPress(event.timeStamp),
      onPointerCancel: () => void (pressStart.current = null),
      onKeyDown: (event) => {
        if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) startPress(event.timeStamp);
      },
      onClick: () => {
        const now = performance.now();
        const press =
          pressStart.current !== null && now - pressStart.current.at < MAX_PRESS_MS
            ? pressStart.current
            : { at: now, value: latest.current.shown() };
        pressStart.current = null;
        latest.current.pressed(press.value, press.at);
      },
    };
  }, []);
}
