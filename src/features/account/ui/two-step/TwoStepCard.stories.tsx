import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getOtpToEnableApp } from '#shared/api/contract/account/auth-app.ts';
import { twoStep } from '#shared/api/contract/account/two-step.ts';
import { disableTelegramSentOTP } from '#shared/api/contract/account/user.ts';
import { clearTwoStep, readTwoStep, writeTwoStep } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { connectTelegram, linkApp, readSignedInUserId } from '../../testing/link-phone.ts';
import { TwoStepCard, type TwoStepCardProps } from './TwoStepCard.tsx';

/** Longer than the polling interval of the two-step status. */
const pollTimeout = { timeout: 15_000 };

const meta = preview.meta({
  component: TwoStepCard,
  args: { source: 'server' } satisfies TwoStepCardProps,
  beforeEach() {
    clearTwoStep();
    return clearTwoStep;
  },
});

interface StoryScreen {
  readonly canvas: {
    findByRole(role: string, options: { name: string }): Promise<HTMLElement>;
    getByLabelText(name: string): HTMLElement;
    getByRole(role: string, options: { name: string }): HTMLElement;
  };
  readonly userEvent: {
    type(element: HTMLElement, text: string): Promise<void>;
    click(element: HTMLElement): Promise<void>;
  };
}

async function setUp({ canvas, userEvent }: StoryScreen, name: string, password = 'Demo1234'): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Set up: ${name}` }));
  await userEvent.type(canvas.getByLabelText('Your password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

export const Off = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Off')).toHaveLength(2);
  },
});

export const LinksAnApp = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await setUp({ canvas, userEvent }, 'Authenticator app');
    await expect(await canvas.findByRole('img', { name: 'QR code of the linking code' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Expires in (3m 0s|2m \d+s)$/);
    await exchange.accounts.linkApp(exchange.accounts.listInboxes()[0]?.linkCode ?? '');
    await expect(await canvas.findByText(/^The authenticator app is on/, {}, pollTimeout)).toBeVisible();
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(readTwoStep()).toBe('app');
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await setUp({ canvas, userEvent }, 'Authenticator app', 'Wrong1234');
    await expect(await canvas.findByText('Password did not match!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Set up: Authenticator app' })).toHaveFocus();
  },
});

export const ConnectsTelegram = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await setUp({ canvas, userEvent }, 'Messaging app');
    await expect(await canvas.findByText('@exchange_demo_bot')).toBeVisible();
    const id = exchange.accounts.listInboxes()[0]?.connectionId ?? '';
    await expect(canvas.getByText(`/connect ${id}`)).toBeVisible();
    await exchange.accounts.connectTelegram(id);
    await expect(await canvas.findByText(/^The messaging app is on/, {}, pollTimeout)).toBeVisible();
  },
});

export const TurnsTelegramOff = meta.story({
  beforeEach: ({ exchange }) => connectTelegram(exchange),
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off: Messaging app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    const otp = await canvas.findByLabelText('OTP');
    await userEvent.type(otp, '12{Enter}');
    await expect(await canvas.findByText('Otp must be of 6 digits')).toBeVisible();
    await userEvent.clear(otp);
    await userEvent.type(otp, '000000{Enter}');
    await expect(await canvas.findByText('Invalid OTP! Please try again.')).toBeVisible();
    await userEvent.clear(otp);
    await userEvent.type(otp, `${exchange.accounts.findCurrentOtp(readSignedInUserId()) ?? ''}{Enter}`);
    await expect(await canvas.findByText(/^The messaging app is off/)).toBeVisible();
    await expect(readTwoStep()).toBeNull();
  },
});

export const TurnsTheAppOff = meta.story({
  beforeEach: ({ exchange }) => linkApp(exchange),
  play: async ({ canvas, userEvent, exchange }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off: Authenticator app' }));
    await expect(canvas.getByText('Turn the other one off first.')).toBeVisible();
    await userEvent.type(
      canvas.getByLabelText('OTP'),
      `${exchange.accounts.findCurrentOtp(readSignedInUserId()) ?? ''}{Enter}`,
    );
    await expect(await canvas.findByText(/^The authenticator app is off/)).toBeVisible();
  },
});

export const CodeCannotBeSent = meta.story({
  beforeEach: async ({ exchange, msw }) => {
    await connectTelegram(exchange);
    msw.use(networkScenarios.unreachable(disableTelegramSentOTP));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off: Messaging app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The exchange cannot be reached');
  },
});

/** Server without a status call: the card shows the stored flag, and the bettor confirms the link by hand. */
export const Remembered = meta.story({
  args: { source: 'remembered' },
  play: async ({ canvas, userEvent }) => {
    await setUp({ canvas, userEvent }, 'Messaging app');
    await userEvent.click(await canvas.findByRole('button', { name: 'The bot has answered' }));
    await expect(await canvas.findByText(/^The messaging app is on/)).toBeVisible();
    await waitFor(() => expect(readTwoStep()).toBe('telegram'));
  },
});

export const RememberedApp = meta.story({
  args: { source: 'remembered' },
  beforeEach() {
    writeTwoStep('app');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only your operator can turn it off/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off: Authenticator app' })).toBeNull();
  },
});

export const SetByTheOperator = meta.story({
  args: { source: 'remembered' },
  beforeEach() {
    writeTwoStep('secure');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Secure verification')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(twoStep));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(twoStep));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your second step could not be read');
  },
});

/** Hostile server: an overlong code appears as text, without a QR code. */
export const HostileCode = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(toMockUrl(getOtpToEnableApp), () =>
        HttpResponse.json({ status: true, otp: '<b>x</b>'.repeat(400), expires_in_sec: 120 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await setUp({ canvas, userEvent }, 'Authenticator app');
    await expect(await canvas.findByText(/^<b>x<\/b>/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'QR code of the linking code' })).toBeNull();
  },
});

/** The app opens the login screen, so the card shows no advice. */
export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(twoStep));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your second step could not be read');
    await expect(canvas.queryByText('Session expired')).toBeNull();
  },
});
