import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { applyTheme } from '#ui-kit';
import { chosen, type Globals } from '../toolbar.ts';

const fromAddress = (): Globals => Object.fromEntries((new URLSearchParams(location.search).get('globals') ?? '').split(';').map((part) => part.split(':')));

/** Pages of prose wear the toolbar's theme as stories do. */
export function GuideContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => chosen(fromAddress(), 'theme'));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setTheme(chosen(globals, 'theme'));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
