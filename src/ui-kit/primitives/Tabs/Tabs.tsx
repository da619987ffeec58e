import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TabButton, TabList, ScrollHint, TabStrip } from './Tabs.styles.ts';
import { useTabScroll } from './useTabScroll.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** How many things stand behind it. */
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  /** Spoken name of the tab list. */
  label: string;
  /** In this order. Their ids must differ. */
  tabs: readonly Tab<Id>[];
  /** The id of the tab whose panel is shown. */
  selected: Id;
  /** The id of the tab pressed or walked to. */
  onSelect: (id: Id) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

const getNextIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** One tab stop; the arrow keys select. A list that is too long scrolls, shows that it does, and keeps the selected tab in sight. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hidden = useTabScroll(list, selected, tabs.map(({ id }) => id).join('|'));
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = getNextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
  };
  return (
    <>
      <TabStrip>
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
              {tab.count !== undefined && <small>{tab.count}</small>}
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
