import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Panel, MenuRoot, Trigger } from './Menu.styles.ts';

export interface MenuProps {
  /** The trigger's spoken name. */
  label: string;
  /** What the trigger shows: an avatar, an icon, words. */
  trigger: ReactNode;
  /** Whether the panel is shown; its owner keeps that. */
  open: boolean;
  /** Trigger, Escape, a press outside, focus leaving; pages also close it when they scroll or change. */
  onOpen: (open: boolean) => void;
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end';
  /** `MenuItem`s, links, fields, or a box with `tabIndex` 0 until they come; drawn only while the panel is shown. */
  children: ReactNode;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A disclosure, not an ARIA menu: Tab walks through it as through the page, and the arrow keys do too. */
export function Menu({ label, trigger, open, onOpen, align = 'end', children }: MenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) onOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [open, onOpen]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const stops = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]'),
    ];
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      onOpen(false);
      stops[0]?.focus();
      return;
    }
    const step = steps[event.key];
    if (
      step === undefined ||
      !open ||
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLSelectElement
    )
      return;
    event.preventDefault();
    const index = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.max(0, Math.min(stops.length - 1, index + step))]?.focus();
  };

  return (
    <MenuRoot
      ref={rootRef}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (open && event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          onOpen(false);
      }}
    >
      <Trigger type="button" aria-label={label} aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
        {trigger}
      </Trigger>
      <Panel id={id} data-align={align} hidden={!open}>
        {open && children}
      </Panel>
    </MenuRoot>
  );
}
