import type { Decorator } from '@storybook/react-vite';
import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { applyDensity, applyTheme, GlobalStyle } from '#ui-kit';
import { speakPseudo } from '../pseudo.ts';
import { chosen } from '../toolbar.ts';

interface ThemedProps {
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  children: ReactNode;
}

/** What a browser does for a reader who asked for less motion, for a reviewer who did not. */
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; scroll-behavior: auto !important; }');

function Themed({ theme, density, direction, motion, children }: ThemedProps) {
  useLayoutEffect(() => {
    applyTheme(theme);
    applyDensity(density);
    document.documentElement.dir = direction;
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    document.adoptedStyleSheets = motion === 'reduced' ? [...others, still] : others;
  }, [theme, density, direction, motion]);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

/** The kit's variables under every story; the toolbar switches them as the app does, without a render. Another language is drawn anew. */
export const withTheme: Decorator = (Story, { globals }) => {
  const language = chosen(globals, 'language');
  speakPseudo(language === 'pseudo');
  return (
    <Themed theme={chosen(globals, 'theme')} density={chosen(globals, 'density')} direction={chosen(globals, 'direction')} motion={chosen(globals, 'motion')}>
      <Fragment key={language}>
        <Story />
      </Fragment>
    </Themed>
  );
};
