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
import { MatchScreen } from './MatchScreen.tsx';
import { type PrerenderedScreens, type ScreenName, screenNames } from './names.ts';
import { createSampleFeed } from './sample-feed.ts';
import { subtractRules } from './subtract-rules.ts';

const logo = { apiBase: '', policy: { origin: 'https://exchange.invalid', frameHosts: [] }, brand: '' } as const;

/** The addresses of screens that mark their own place in the navigation. */
const addresses: Partial<Record<ScreenName, string>> = { home: paths.dashboard, match: paths.toMatch('-', '-') };

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
  match: <MatchScreen feed={feed} />,
  failed: <RootErrorScreen />,
};

/** Renders screens, and the styles that they need. */
function renderScreens(names: readonly ScreenName[]) {
  const sheet = new ServerStyleSheet();
  const queries = new QueryClient();
  const draw = (name: ScreenName): string =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <QueryClientProvider client={queries}>
          <ControllersContext value={createControllers(queries)}>
            <MemoryRouter initialEntries={[addresses[name] ?? '/-']}>
              <GlobalStyle />
              {screens[name]}
            </MemoryRouter>
          </ControllersContext>
        </QueryClientProvider>,
      ),
    );
  try {
    const html = Object.fromEntries(names.map((name) => [name, draw(name)])) as Record<ScreenName, string>;
    return { html, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\//g, '') };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders the screens that index.html shows until the app has loaded, with the app's own components. Only the build
 * calls it (scripts/build/prerender.ts).
 */
export function prerenderScreens(): PrerenderedScreens {
  try {
    const common = renderScreens(screenNames.filter((name) => name !== 'match'));
    const match = renderScreens(['match']);
    return isolateScreens({
      html: { ...common.html, match: match.html.match },
      css: common.css,
      matchCss: subtractRules(match.css, common.css),
    });
  } finally {
    feed.stop();
  }
}
