import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Strip } from './ProviderTabs.styles.ts';
import { texts } from './texts.ts';

export interface ProviderName {
  readonly code: string;
  readonly name: string;
}

export interface ProviderTabsProps {
  /** In display order. */
  providers: readonly ProviderName[];
  /** Code of the selected provider. */
  selected: string;
  /** Receives the code of the pressed provider. */
  onSelect: (code: string) => void;
  /** Games of the selected provider. */
  children: ReactNode;
}

/** Game providers as tabs. */
export function ProviderTabs({ providers, selected, onSelect, children }: ProviderTabsProps) {
  return (
    <Strip>
      <Tabs
        label={texts.providers}
        tabs={providers.map(({ code, name }) => ({ id: code, name }))}
        selected={selected}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </Strip>
  );
}
