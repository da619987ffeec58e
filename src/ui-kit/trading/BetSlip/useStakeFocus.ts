import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the stake on every new selection, and back to the price when the slip closes.
 *
 * A press on another price with mouse or finger leaves the cursor in place: each focus move makes the browser restyle
 * the page at once.
 */
export function useStakeFocus(
  form: { current: HTMLFormElement | null },
  stake: { current: HTMLInputElement | null },
  selectionKey: string,
) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const keepStakeFocus = (event: MouseEvent) => {
      const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
      if (cell === null || stake.current === null || document.activeElement !== stake.current) return;
      origin.current = cell;
      event.preventDefault();
    };
    document.addEventListener('mousedown', keepStakeFocus);
    return () => document.removeEventListener('mousedown', keepStakeFocus);
  }, [stake]);
  useLayoutEffect(() => {
    if (!form.current?.contains(document.activeElement)) origin.current = document.activeElement;
    if (document.activeElement !== stake.current) stake.current?.focus({ preventScroll: true });
  }, [form, stake, selectionKey]);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      const focusOrigin = origin.current;
      if (element?.contains(document.activeElement) && focusOrigin instanceof HTMLElement && focusOrigin.isConnected)
        focusOrigin.focus({ preventScroll: true });
    };
  }, [form]);
}
