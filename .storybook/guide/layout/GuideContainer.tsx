import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';
import { applyTheme, type ThemeChoice } from '#ui-kit';
import { type Globals, readGlobal } from '../../config/toolbar.ts';

type DocsChannel = DocsContainerProps['context']['channel'];

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
let theme: ThemeChoice = readGlobal(readGlobalsFromUrl(), 'theme');
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

/** The frame of Storybook around a documentation page is light or dark. */
function chooseFrameTheme(choice: ThemeChoice): 'light' | 'dark' {
  if (choice === 'system') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return choice === 'dark' ? 'dark' : 'light';
}

/** Applies the toolbar's theme to documentation pages, as to stories. */
export function GuideContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  followGlobals(context.channel);
  const currentTheme = useSyncExternalStore(subscribe, () => theme);
  useEffect(() => applyTheme(currentTheme), [currentTheme]);
  return (
    <DocsContainer context={context} theme={themes[chooseFrameTheme(currentTheme)]}>
      {children}
    </DocsContainer>
  );
}
