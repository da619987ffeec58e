import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { RegisterScreen } from '#features/account/index.ts';
import { LoginScreen, Logo } from '#features/session/index.ts';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { GlobalStyle, renderPlainLink, Spinner } from '#ui-kit';
import { HeaderBar, HeaderRow } from '../../layout/Header.styles.ts';
import { PhoneBar } from '../../layout/PhoneBar.tsx';
import { PhoneBarSlot } from '../../layout/Shell.styles.ts';
import { paths } from '../../router/paths.ts';
import { FullScreen } from '../../router/RouteErrorBoundary.styles.ts';
import { RootErrorScreen } from '../../router/RouteErrorBoundary.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { isolateScreens } from './isolate.ts';
import { type PrerenderedScreens, type ScreenName, screenNames } from './names.ts';
import { createSampleFeed } from './sample-feed.ts';

const logo = { apiBase: '', policy: { origin: 'https://exchange.invalid', frameHosts: [] }, brand: '' } as const;

/** Replaces requests: a prerendered screen sends nothing. */
const waitForever = () => new Promise<never>(() => undefined);

const feed = createSampleFeed();

/** The screens before the app has rendered. */
const screens: Record<ScreenName, ReactElement> = {
  login: <LoginScreen logo={logo} link={renderPlainLink} registerHref={paths.register} />,
  register: (
    <RegisterScreen
      logo={<Logo {...logo} size="large" />}
      link={renderPlainLink}
      loginHref={paths.login}
      signIn={waitForever}
    />
  ),
  shell: (
    <>
      <HeaderBar>
        <HeaderRow />
      </HeaderBar>
      <FullScreen>
        <Spinner decorative />
      </FullScreen>
      <PhoneBarSlot>
        <PhoneBar />
      </PhoneBarSlot>
    </>
  ),
  home: <HomeScreen feed={feed} />,
  failed: <RootErrorScreen />,
};

/**
 * Renders the screens that index.html shows until the app has loaded, with the app's own components. Only the build
 * calls it (scripts/build/prerender.ts).
 */
export function prerenderScreens(): PrerenderedScreens {
  const sheet = new ServerStyleSheet();
  const queries = new QueryClient();
  const draw = (name: ScreenName): string =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <QueryClientProvider client={queries}>
          <ControllersContext value={createControllers(queries)}>
            <MemoryRouter initialEntries={[name === 'home' ? paths.dashboard : '/-']}>
              <GlobalStyle />
              {screens[name]}
            </MemoryRouter>
          </ControllersContext>
        </QueryClientProvider>,
      ),
    );
  try {
    const html = Object.fromEntries(screenNames.map((name) => [name, draw(name)])) as Record<ScreenName, string>;
    return isolateScreens({ html, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\//g, '') });
  } finally {
    sheet.seal();
    feed.stop();
  }
}
