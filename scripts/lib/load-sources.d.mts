import type { InlineConfig } from 'vite';

export function openSources(
  more?: InlineConfig,
): Promise<{ load: (file: string) => Promise<unknown>; close: () => Promise<void> }>;
