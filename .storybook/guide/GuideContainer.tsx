import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { applyTheme } from '#ui-kit';
import { chosen, type Globals } from '../toolbar.ts';

type Channel = DocsContainerProps['context']['channel'];
type Theme = keyof Pick<typeof themes, 'light' | 'dark'>;

const fromAddress = (): Globals => Object.fromEntries((new URLSearchParams(location.search).get('globals') ?? '').split(';').map((part) => part.split(':')));

// A change of the toolbar draws a page anew, container and all: what was chosen outlives it here.
let theme: Theme = chosen(fromAddress(), 'theme');
const drawers = new Set<() => void>();
let followed: Channel | null = null;

function follow(channel: Channel): void {
  if (followed === channel) return;
  followed = channel;
  channel.on('globalsUpdated', ({ globals }: { globals: Globals }) => {
    theme = chosen(globals, 'theme');
    for (const draw of drawers) draw();
  });
}

const subscribe = (draw: () => void) => {
  drawers.add(draw);
  return () => void drawers.delete(draw);
};

/** Pages of prose wear the toolbar's theme as stories do. */
export function GuideContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  follow(context.channel);
  const worn = useSyncExternalStore(subscribe, () => theme);
  useEffect(() => applyTheme(worn), [worn]);
  return (
    <DocsContainer context={context} theme={themes[worn]}>
      {children}
    </DocsContainer>
  );
}
