import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { RegisterScreen } from '#features/account/index.ts';
import { LoginScreen, Logo } from '#features/session/index.ts';
import { GlobalStyle, renderPlainLink, Spinner } from '#ui-kit';
import { paths } from '../paths.ts';
import { Screen, Words } from '../shell/failure.styles.ts';
import { Bar, Line } from '../shell/Header.styles.ts';
import { PhoneBar } from '../shell/PhoneBar.tsx';
import { RootFailureScreen } from '../shell/RouteFailure.tsx';
import { PhoneOnly } from '../shell/Shell.styles.ts';
import { texts } from '../shell/texts.ts';
import { frameNames, type FrameName } from './names.ts';
import { unnamed } from './unnamed.ts';

const logo = { apiBase: '', policy: { origin: 'https://exchange.invalid', frameHosts: [] }, brand: '' } as const;

/** A frame sends nothing. */
const never = () => new Promise<never>(() => undefined);

/** The screens as they stand before anything is known of the visitor. */
const screens: Record<FrameName, ReactElement> = {
  login: <LoginScreen logo={logo} link={renderPlainLink} registerHref={paths.register} />,
  register: (
    <RegisterScreen
      logo={<Logo {...logo} size="large" />}
      link={renderPlainLink}
      loginHref={paths.login}
      signIn={never}
    />
  ),
  shell: (
    <>
      <Bar>
        <Line />
      </Bar>
      <Screen>
        <Spinner decorative />
        <Words>{texts.opening}</Words>
      </Screen>
      <PhoneOnly>
        <PhoneBar />
      </PhoneOnly>
    </>
  ),
  failed: <RootFailureScreen />,
};

export interface FirstFrames {
  readonly html: Readonly<Record<FrameName, string>>;
  readonly css: string;
}

/**
 * Called while the app is built (scripts/build/first-frame.ts), never in a browser: what index.html shows until the app has come, drawn by
 * the very components that the app draws it with.
 */
export function drawFirstFrames(): FirstFrames {
  const sheet = new ServerStyleSheet();
  const draw = (screen: ReactElement): string =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={['/-']}>
            <GlobalStyle />
            {screen}
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    );
  try {
    const html = Object.fromEntries(frameNames.map((name) => [name, draw(screens[name])])) as Record<FrameName, string>;
    return unnamed({ html, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\//g, '') });
  } finally {
    sheet.seal();
  }
}
