import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';
import { applyTheme } from '#ui-kit';
import { type Globals, readGlobal } from '../../config/toolbar.ts';

type DocsChannel = DocsContainerProps['context']['channel'];
type DocsTheme = keyof Pick<typeof themes, 'light' | 'dark'>;

const readGlobalsFromUrl = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((part): [name: string, value: string] => {
        const [name = '', value = ''] = part.split(':');
        return [name, value];
      }),
  );

// The theme lives outside React, because a toolbar change mounts the whole page again.
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

/** Applies the toolbar's theme to documentation pages, as to stories. */
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
