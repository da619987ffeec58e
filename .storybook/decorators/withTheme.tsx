import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { applyDensity, applyTheme, GlobalStyle } from '#ui-kit';

interface ThemedProps {
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  children: ReactNode;
}

function Themed({ theme, density, children }: ThemedProps) {
  useLayoutEffect(() => {
    applyTheme(theme);
    applyDensity(density);
  }, [theme, density]);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

/** The kit's variables under every story; the toolbar switches them as the app does, without a render. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={globals['theme'] === 'dark' ? 'dark' : 'light'} density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}>
    <Story />
  </Themed>
);
