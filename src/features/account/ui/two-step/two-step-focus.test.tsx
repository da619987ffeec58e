// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApiClient } from '#shared/api/client/call.ts';
import { clearTwoStep, writeTwoStep } from '#shared/storage/session.ts';
import { getFocusedName, pressButton, pressKeys } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { TwoStepCard } from './TwoStepCard.tsx';

const page = setUpReactRoot();
const labels = settingsTexts.twoStep;
const setUpTelegram = labels.setUpOf({ method: labels.names.telegram });

/** Responses of the exchange, by the end of the address. */
const responses: Readonly<Record<string, unknown>> = {
  generateTelegramConnectionId: { bot: '@bot', connection_id: '7', message: '' },
};

const respond = async (request: string | URL | Request): Promise<Response> => {
  const { pathname } = new URL(request instanceof Request ? request.url : request);
  const data = responses[pathname.split('/').at(-1) ?? ''] ?? [];
  return new Response(JSON.stringify({ status: true, data, message: '' }), {
    headers: { 'content-type': 'application/json' },
  });
};

const showCard = () =>
  act(async () =>
    page.root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TwoStepCard source="remembered" />
      </QueryClientProvider>,
    ),
  );

beforeEach(() => {
  clearTwoStep();
  configureApiClient({
    base: 'https://exchange.example/api',
    credential: null,
    getSession: () => ({ token: 'bearer', expiresAt: '2999-01-01T00:00:00.000Z' }),
    onSignedOut: () => undefined,
  });
  vi.stubGlobal('fetch', respond);
});
afterEach(() => void vi.unstubAllGlobals());

/** Presses "Set up", and enters the password. */
async function enterPassword() {
  await pressButton(setUpTelegram);
  await pressKeys('Demo1234{Enter}');
  await act(() => vi.waitFor(() => expect(page.element.textContent).toContain('@bot')));
}

test('TwoStepCard moves the focus to the password field when a set-up starts', async () => {
  await showCard();
  await pressButton(setUpTelegram);
  expect(getFocusedName()).toBe(labels.askPassword);
});

test('TwoStepCard returns the focus to the button when the bettor cancels a set-up', async () => {
  await showCard();
  await pressButton(setUpTelegram);
  await pressButton(labels.cancel);
  expect(getFocusedName()).toBe(setUpTelegram);
});

test('PasswordPrompt moves the focus to the methods when the password is accepted', async () => {
  await showCard();
  await enterPassword();
  expect(document.activeElement).toBe(page.element.querySelector('ul'));
});

test('TwoStepCard moves the focus to its notice when the bettor confirms the link', async () => {
  await showCard();
  await enterPassword();
  await pressButton(labels.telegram.done);
  expect(getFocusedName()).toBe(labels.isOn.telegram);
});

test('TwoStepCard moves the focus to its notice when a code turns the method off', async () => {
  writeTwoStep('telegram');
  await showCard();
  await pressButton(labels.turnOffOf({ method: labels.names.telegram }));
  await pressButton(labels.code.send);
  await act(() => vi.waitFor(() => expect(getFocusedName()).toBe(labels.code.otp)));
  await pressKeys('123456{Enter}');
  await act(() => vi.waitFor(() => expect(getFocusedName()).toBe(labels.isOff.telegram)));
});
