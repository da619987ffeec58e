import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { configureApiClient } from '#shared/api/client/call.ts';
import { userLogin } from '#shared/api/contract/account/user-sign-in.ts';
import { getLogo } from '#shared/api/contract/content/content.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { sessionController } from '../model/current-session.ts';
import type { SignedOutBy } from '../model/session-controller.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

const policy = { origin: window.location.origin, frameHosts: [] };
const prepareSignedOut = (by: SignedOutBy | null) =>
  sessionController.store.setState({ isSignedIn: false, session: null, signedOutBy: by });

const meta = preview.meta({
  component: LoginScreen,
  parameters: { picture: true, layout: 'fullscreen', route: true },
  args: {
    logo: { apiBase: '/api/v1', policy, brand: 'Exchange' },
    link: renderPlainLink,
    registerHref: '../Register',
  } satisfies LoginScreenProps,
  beforeEach() {
    clearLocalStorage();
    prepareSignedOut(null);
    configureApiClient({
      base: '/api/v1',
      credential: null,
      getSession: () => sessionController.readCurrent(),
      onSignedOut: () => sessionController.signOut('server'),
    });
    return () => {
      clearLocalStorage();
      prepareSignedOut(null);
    };
  },
});

interface LoginStoryContext {
  readonly canvas: {
    getByLabelText(name: string): HTMLElement;
    getByRole(role: string, options: { name: string }): HTMLElement;
  };
  readonly userEvent: {
    type(element: HTMLElement, text: string): Promise<void>;
    click(element: HTMLElement): Promise<void>;
  };
}

async function submitLogin(
  { canvas, userEvent }: LoginStoryContext,
  userName: string,
  password: string,
): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Username'), userName);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

export const Empty = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '../Register');
  },
});

export const SignsIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'Demo', 'Demo1234');
    await waitFor(() =>
      expect(sessionController.store.getState()).toMatchObject({
        isSignedIn: true,
        session: { user: { user_name: 'demo' } },
      }),
    );
  },
});

export const FieldsAreRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(2);
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'demo', 'wrong');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Username\/Password Incorrect$/);
    await expect(canvas.getByLabelText('Username')).toHaveValue('demo');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
});

export const SecondStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'twostep', 'Demo1234');
    await userEvent.type(await canvas.findByLabelText('OTP'), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText('Otp must be of 6 digits')).toBeVisible();
  },
});

export const WrongOneTimePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'twostep', 'Demo1234');
    await userEvent.type(await canvas.findByLabelText('OTP'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText(/Invalid OTP/)).toBeVisible();
    await expect(canvas.getByLabelText('OTP')).toHaveValue('000000');
  },
});

export const SendsANewCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'twostep', 'Demo1234');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByText('A new code was sent.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('OTP'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(sessionController.store.getState().isSignedIn).toBe(true));
  },
});

export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(userLogin));
  },
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'demo', 'Demo1234');
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(userLogin), networkScenarios.unreachable(getLogo));
  },
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'demo', 'Demo1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The exchange cannot be reached');
    await expect(canvas.getByText('LOGO')).toBeVisible();
  },
});

export const UnreadableResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.notJson(userLogin));
  },
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'demo', 'Demo1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/exchange/);
  },
});

export const SessionEnded = meta.story({
  beforeEach() {
    prepareSignedOut('expiry');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
  },
});

/** A device whose date is days ahead: the new session has ended by its clock. */
export const WrongClock = meta.story({
  beforeEach({ msw }) {
    const token = { accessToken: 'abc', accessTokenExpiresAt: '2020-01-01T00:00:00.000Z', refreshToken: null };
    msw.use(
      http.post(toMockUrl(userLogin), () =>
        HttpResponse.json({ status: true, msg: 'Signed in', token, data: { _id: 'u1' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'demo', 'Demo1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Set its date and time/);
    await expect(canvas.getByLabelText('Username')).toHaveValue('demo');
    await expect(sessionController.store.getState().isSignedIn).toBe(false);
  },
});
