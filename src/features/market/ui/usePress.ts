import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { HANDED_OVER_DETAIL } from '#shared/live/react/handed-over-click.ts';

/** Longest press in milliseconds that keeps its first value. After a longer one, the value on screen counts. */
const MAX_PRESS_MS = 5000;

interface PressStart<T> {
  readonly at: number;
  readonly value: T;
}

/** How a press began. */
export interface Press {
  /** Milliseconds of the page's clock. */
  readonly at: number;
  /** It began before the app was there, and seconds may have passed. */
  readonly isHandedOver: boolean;
}

export interface PressHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/**
 * Returns handlers that read `getValue` when a press begins and pass the result to `onPress` when the press becomes a
 * click. The handlers keep their identity, so that a cell does not render for new ones.
 */
export function usePress<T>(getValue: () => T, onPress: (value: T, press: Press) => void): PressHandlers {
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
      onClick: ({ detail }) => {
        const now = performance.now();
        const press =
          pressStart.current !== null && now - pressStart.current.at < MAX_PRESS_MS
            ? pressStart.current
            : { at: now, value: latest.current.getValue() };
        pressStart.current = null;
        latest.current.onPress(press.value, { at: press.at, isHandedOver: detail === HANDED_OVER_DETAIL });
      },
    };
  }, []);
}
