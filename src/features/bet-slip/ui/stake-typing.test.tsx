// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import {
  type Controllers,
  ControllersContext,
  type CreateController,
  createControllers,
} from '#shared/controllers/controllers.ts';
import { money, units, ZERO } from '#shared/domain/money/money.ts';
import { calculateOracleStake, inputTexts } from '#shared/domain/testing/amount-oracle.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createAppBetSlip } from '../api/useBetSlipController.ts';
import { DEFAULT_PREFERENCES } from '../model/betting-preferences.ts';
import { preferencesEntry } from '../model/betting-preferences-storage.ts';
import { type BetSlipHarness, createBetSlipHarness } from '../model/testing/bet-slip-harness.ts';
import { createOddsSelectionSample } from '../model/testing/samples.ts';
import { SlipForm } from './SlipForm.tsx';

const page = setUpReactRoot();
const feed = createLiveFeed(() => idleTransport, createFakeEnvironment());
const quickStakes = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);
const account = { balance: { available: money(1e14), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const rules = { getMarketLimits: () => null, getSelectionLimits: () => null, areEnforced: false, areReady: true };
const quote = { price: createOddsSelectionSample().price, size: null, bettingBlock: null };
const noop = () => undefined;

// A press sends the bet at once.
preferencesEntry.write({ ...DEFAULT_PREFERENCES, asksToConfirm: false });

/** Controllers of an app whose slip belongs to this harness: its server responds on request. */
function createHarnessControllers({ controller }: BetSlipHarness): Controllers {
  const controllers = createControllers(new QueryClient());
  const slips = new Map<CreateController<unknown>, unknown>([[createAppBetSlip, controller]]);
  return {
    queries: controllers.queries,
    get: <Controller,>(create: CreateController<Controller>) =>
      (slips.get(create) as Controller | undefined) ?? controllers.get(create),
  };
}

function Slip({ harness: { controller } }: { harness: BetSlipHarness }) {
  const slip = useStore(controller.store, ({ current }) => current);
  if (slip.phase === 'empty') return null;
  const live = { slip, quote, runners: [7, 8], account, rules };
  return <SlipForm layout="panel" {...live} stakes={quickStakes} onEditStakes={noop} />;
}

const findStakeField = (): HTMLInputElement =>
  page.element.querySelector<HTMLInputElement>('input[data-autofocus]') ?? expect.fail('no stake field');

/** Edits a field like a browser: first the new text, then one event. */
function enterText(text: string, caret: number) {
  const input = findStakeField();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

type Step =
  | { readonly by: 'keys' | 'paste'; readonly text: string; readonly at: number }
  | { readonly by: 'delete'; readonly at: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ by: fc.constantFrom('keys' as const, 'paste' as const), text: inputTexts, at: fc.nat(100) }),
    fc.record({ by: fc.constant('delete' as const), at: fc.nat(100) }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Performs one editing step, and returns the text that a plain text field would contain. */
function takeStep(step: Step): string {
  const before = findStakeField().value;
  const at = before === '' ? 0 : step.at % (before.length + 1);
  if (step.by === 'delete') {
    const text = before.slice(0, Math.max(0, at - 1)) + before.slice(at);
    enterText(text, Math.max(0, at - 1));
    return text;
  }
  const pieces = step.by === 'keys' ? [...step.text] : [step.text];
  let enteredText = '';
  for (const piece of pieces) {
    enteredText += piece;
    enterText(
      findStakeField().value.slice(0, at + enteredText.length - piece.length) +
        piece +
        findStakeField().value.slice(at + enteredText.length - piece.length),
      at + enteredText.length,
    );
  }
  return before.slice(0, at) + step.text + before.slice(at);
}

let slips = 0;

test('SlipForm submits the stake on screen after any sequence of edits, unless it is unreadable', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const harness = createBetSlipHarness();
      harness.controller.select(createOddsSelectionSample());
      page.render(
        <ControllersContext value={createHarnessControllers(harness)}>
          <LiveProvider feed={feed}>
            <Slip key={(slips += 1)} harness={harness} />
          </LiveProvider>
        </ControllersContext>,
      );
      for (const step of actions) {
        const expected = takeStep(step);
        expect(findStakeField().value).toBe(expected);
      }
      const expectedStake = calculateOracleStake(findStakeField().value);
      act(() => page.element.querySelector('form')?.requestSubmit());
      const isSubmittable = typeof expectedStake === 'bigint' && expectedStake > 0n;
      expect(
        harness.sentIntents.map(({ stake }) => BigInt(stake)),
        JSON.stringify(findStakeField().value),
      ).toEqual(isSubmittable ? [expectedStake] : []);
      expect(findStakeField().getAttribute('aria-invalid') === 'true').toBe(expectedStake === 'unreadable');
      expect(page.element.querySelector('[role="alert"]') !== null).toBe(expectedStake === 'unreadable');
    }),
    { numRuns: 60 },
  );
});

test.each(['५००', '৫০০', '۵۰۰', '௫௦௦', '౫౦౦', '५0०'])('SlipForm understands a stake of %s key by key', (digits) => {
  const harness = createBetSlipHarness();
  harness.controller.select(createOddsSelectionSample());
  page.render(
    <ControllersContext value={createHarnessControllers(harness)}>
      <LiveProvider feed={feed}>
        <Slip key={(slips += 1)} harness={harness} />
      </LiveProvider>
    </ControllersContext>,
  );
  for (const count of [1, 2, 3]) enterText(digits.slice(0, count), count);
  expect(findStakeField().value).toBe(digits);
  act(() => page.element.querySelector('form')?.requestSubmit());
  expect(harness.sentIntents.map(({ stake }) => stake)).toEqual([units(500)]);
});
