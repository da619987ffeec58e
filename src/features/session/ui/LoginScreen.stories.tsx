import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { fates } from '#mocks/fates.ts';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { configureApi } from '#shared/api/call.ts';
import { getLogo } from '#shared/api/contract/content.ts';
import { userLogin } from '#shared/api/contract/user.ts';
import { clearAll } from '#shared/storage/clear.ts';
import { session } from '../model/desk.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

const policy = { origin: window.location.origin, frameHosts: [] };

const meta = preview.meta({
  component: LoginScreen,
  parameters: { layout: 'fullscreen', route: {} },
  args: { logo: { from: 'exchange', apiBase: '/api/v1', policy, brand: 'Exchange' } } satisfies LoginScreenProps,
  beforeEach({ msw }) {
    clearAll();
    session.signOut('user');
    session.store.setState({ signedOutBy: null });
    configureApi({ base: '/api/v1', credential: null, session: () => session.current(), onSignedOut: () => session.signOut('server') });
    const exchange = createExchange({ seed: 7, clock: createClock({ now: Date.now(), mode: 'stopped' }) });
    msw.use(...createHandlers(exchange));
    return () => {
      exchange.dispose();
      session.signOut('user');
    };
  },
});
