import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { toDisplayDigits } from '#shared/format/display.ts';
import { isRightToLeft } from '../focus/reading-direction.ts';
import { ScrollHint, TabButton, TabList, TabStrip } from './Tabs.styles.ts';
import { useTabScroll } from './useTabScroll.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Number of items behind the tab. */
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in this order, with unique ids. */
  tabs: readonly Tab<Id>[];
  /** Id of the selected tab. */
  selected: Id;
  /** Receives the id of the selected tab. */
  onSelect: (id: Id) => void;
  /** Hides the tabs while there is no choice. The panel keeps its elements when they appear. */
  stripHidden?: boolean | undefined;
  /** Panel of the selected tab. */
  children: ReactNode;
}

const getNextIndex = (key: string, index: number, count: number, isReversed: boolean): number | undefined => {
  if (key === (isReversed ? 'ArrowLeft' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isReversed ? 'ArrowRight' : 'ArrowLeft')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * Tabs with one tab stop. The arrow keys select. A long list scrolls, shows that it does, and keeps the selected tab
 * visible.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  stripHidden = false,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hidden = useTabScroll(list, selected, tabs.map(({ id }) => id).join('|'));
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = getNextIndex(event.key, index, tabs.length, isRightToLeft(event.currentTarget));
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
  };
  return (
    <>
      <TabStrip hidden={stripHidden}>
        <TabList
          ref={list}
          role="tablist"
          aria-label={label}
          data-before={hidden.before || undefined}
          data-after={hidden.after || undefined}
          onKeyDown={handleKeyDown}
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${base}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.name}
              {tab.count !== undefined && <small>{toDisplayDigits(String(tab.count))}</small>}
            </TabButton>
          ))}
        </TabList>
        {hidden.before && (
          <ScrollHint aria-hidden>
            <ChevronLeft size={16} />
          </ScrollHint>
        )}
        {hidden.after && (
          <ScrollHint data-side="after" aria-hidden>
            <ChevronRight size={16} />
          </ScrollHint>
        )}
      </TabStrip>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  );
}
