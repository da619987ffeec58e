import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
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
