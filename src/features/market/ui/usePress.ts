import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';

/** Longest press in milliseconds that keeps its first value. After a longer one, the value on screen counts. */
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
 * Returns handlers that read `getValue` when a press begins and pass the result to `onPress` when the press becomes a
 * click. The handlers keep their identity, so that a cell does not render for new ones.
 */
export function usePress<T>(getValue: () => T, onPress: (value: T, pressedAt: number) => void): PressHandlers {
  const latest = useRef({ getValue, onPress });
  const pressStart = useRef<PressStart<T> | null>(null);
  useLayoutEffect(() => {
    latest.current = { getValue, onPress };
  });
  return useMemo(() => {
    const startPress = (at: number): void => {
      pressStart.current = { at, value: latest.current.getValue() };
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
            : { at: now, value: latest.current.getValue() };
        pressStart.current = null;
        latest.current.onPress(press.value, press.at);
      },
    };
  }, []);
}
