import type { Decorator } from '@storybook/react-vite';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import { applyDensity, applyTheme, GlobalStyle, stylisPlugins, type ThemeChoice } from '#ui-kit';
import { applyBrand } from '../config/brands.ts';
import { type choices, readGlobal } from '../config/toolbar.ts';

interface ThemedProps {
  brand: (typeof choices)['brand'][number];
  theme: ThemeChoice;
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  children: ReactNode;
}

/** Styles that stop motion for a reviewer, as `prefers-reduced-motion` does for a user. */
const noMotionStyles = new CSSStyleSheet();
noMotionStyles.replaceSync(
  '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; scroll-behavior: auto !important; }',
);

function Themed({ brand, theme, density, direction, motion, children }: ThemedProps) {
  useLayoutEffect(() => {
    applyBrand(brand);
    applyTheme(theme);
    applyDensity(density);
    document.documentElement.dir = direction;
    const otherSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotionStyles);
    document.adoptedStyleSheets = motion === 'reduced' ? [...otherSheets, noMotionStyles] : otherSheets;
  }, [brand, theme, density, direction, motion]);
  return (
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>
  );
}

/**
 * Provides the ui-kit's variables to every story. The toolbar switches the theme without a render, as the app does. A
 * new language renders the story again.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const language = readGlobal(globals, 'language');
  return (
    <Themed
      brand={readGlobal(globals, 'brand')}
      theme={readGlobal(globals, 'theme')}
      density={readGlobal(globals, 'density')}
      direction={readGlobal(globals, 'direction')}
      motion={readGlobal(globals, 'motion')}
    >
      <Fragment key={language}>
        <Story />
      </Fragment>
    </Themed>
  );
};
