import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { applyTheme } from '#ui-kit';
import { readGlobal, type Globals } from '../../config/toolbar.ts';

type DocsChannel = DocsContainerProps['context']['channel'];
type DocsTheme = keyof Pick<typeof themes, 'light' | 'dark'>;

const readGlobalsFromUrl = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((part) => part.split(':')),
  );

// A change of the toolbar draws a page anew, container and all: what was chosen outlives it here.
let theme: DocsTheme = readGlobal(readGlobalsFromUrl(), 'theme');
const listeners = new Set<() => void>();
let subscribedChannel: DocsChannel | null = null;

function followGlobals(channel: DocsChannel): void {
  if (subscribedChannel === channel) return;
  subscribedChannel = channel;
  channel.on('globalsUpdated', ({ globals }: { globals: Globals }) => {
    theme = readGlobal(globals, 'theme');
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Pages of prose wear the toolbar's theme as stories do. */
export function GuideContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  followGlobals(context.channel);
  const currentTheme = useSyncExternalStore(subscribe, () => theme);
  useEffect(() => applyTheme(currentTheme), [currentTheme]);
  return (
    <DocsContainer context={context} theme={themes[currentTheme]}>
      {children}
    </DocsContainer>
  );
}
