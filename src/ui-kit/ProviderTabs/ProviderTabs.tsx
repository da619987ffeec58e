import { useEffect, useRef, type ReactNode } from 'react';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Strip } from './ProviderTabs.styles.ts';
import { texts } from './texts.ts';

export interface ProviderName {
  readonly code: string;
  readonly name: string;
}

export interface ProviderTabsProps {
  /** In the order they are shown. */
  providers: readonly ProviderName[];
  /** The code of the provider chosen. */
  selected: string;
  /** The code of the provider pressed. */
  onSelect: (code: string) => void;
  /** The games of the selected provider. */
  children: ReactNode;
}

/** Game providers as tabs. They are more than fit: the selected one is always scrolled into sight. */
export function ProviderTabs({ providers, selected, onSelect, children }: ProviderTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = strip.current?.querySelector('[role=tablist]');
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
    // Scrolls the strip alone: `scrollIntoView` would move the page as well.
    if (list && tab) list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - (list.clientWidth - tab.clientWidth) / 2;
  }, [selected]);
  return (
    <Strip ref={strip}>
      <Tabs label={texts.providers} tabs={providers.map(({ code, name }) => ({ id: code, name }))} selected={selected} onSelect={onSelect}>
        {children}
      </Tabs>
    </Strip>
  );
}
