import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { MenuRoot, Panel, Trigger } from './Menu.styles.ts';
import { placePanel, scrollPageTo } from './place-panel.ts';

export interface MenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger: an avatar, an icon, text. */
  trigger: ReactNode;
  /** Whether the panel is open. Controlled by the owner. */
  open: boolean;
  /**
   * Called on trigger, Escape, a press outside, a scroll of the page, and when focus leaves. Pages also close it on
   * navigation.
   */
  onOpen: (open: boolean) => void;
  /** Edge of the trigger that the panel aligns with. */
  align?: 'start' | 'end';
  /** `top`: above the whole page, for a trigger in a container that clips. */
  layer?: 'page' | 'top';
  /** Closes after a press of an item and moves the focus to the trigger, where a dialog of that item returns it. */
  closeOnPress?: boolean;
  /** `MenuItem`s, links, fields, or a placeholder with `tabIndex` 0. Rendered only while the panel is open. */
  children: ReactNode;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A disclosure, not an ARIA menu: Tab and the arrow keys move through its items. */
export function Menu({
  label,
  trigger,
  open,
  onOpen,
  align = 'end',
  layer = 'page',
  closeOnPress = false,
  children,
}: MenuProps) {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isFloating = layer === 'top' && open;

  useLayoutEffect(() => {
    const { current: panel } = panelRef;
    const { current: button } = triggerRef;
    if (!isFloating || panel === null || button === null) return;
    panel.showPopover();
    placePanel(panel, button, align);
  }, [isFloating, align]);

  useEffect(() => {
    if (!open) return;
    if (panelRef.current !== null) scrollPageTo(panelRef.current);
    const openedAt = window.scrollY;
    // The event of a scroll that ended before the press comes after it. A focused item may have scrolled into view.
    const closeOnScroll = () => {
      if (window.scrollY !== openedAt && !panelRef.current?.contains(document.activeElement)) onOpen(false);
    };
    window.addEventListener('scroll', closeOnScroll, { passive: true });
    return () => window.removeEventListener('scroll', closeOnScroll);
  }, [open, onOpen]);

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

  const handlePress = (event: MouseEvent<HTMLDivElement>) => {
    if (!closeOnPress || !(event.target instanceof Element) || event.target.closest('a, button') === null) return;
    onOpen(false);
    triggerRef.current?.focus();
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
      <Trigger
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {trigger}
      </Trigger>
      <Panel
        ref={panelRef}
        id={id}
        data-align={align}
        popover={layer === 'top' ? 'manual' : undefined}
        hidden={!open}
        onClick={handlePress}
      >
        {open && children}
      </Panel>
    </MenuRoot>
  );
}
