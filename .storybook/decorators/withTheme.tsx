import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { applyDensity, applyTheme, GlobalStyle } from '#ui-kit';

const themes = { light: 'light', dark: 'dark' } as const;

/** The kit's variables under every story; the toolbar switches them as the app does, without a render. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? themes.dark : themes.light;
  const density = globals['density'] === 'compact' ? 'compact' : 'comfortable';
  useLayoutEffect(() => {
    applyTheme(theme);
    applyDensity(density);
  }, [theme, density]);
  return (
    <>
      <GlobalStyle />
      <Story />
    </>
  );
};
