// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { units } from '#shared/domain/money/money.ts';
import { type BetPrice, odds } from '#shared/domain/odds/odds.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createAppBetSlip } from '../api/useBetSlipController.ts';
import { createOddsSelectionSample } from '../model/testing/samples.ts';
import { SlipForm } from './SlipForm.tsx';

const page = setUpReactRoot();
const feed = createLiveFeed(() => idleTransport, createFakeEnvironment());
const controllers = createControllers(new QueryClient());
const controller = controllers.get(createAppBetSlip);
const account = { balance: null, positions: null, bets: null };
const rules = { getMarketLimits: () => null, getSelectionLimits: () => null, areEnforced: false, areReady: true };
const noop = () => undefined;

function Slip({ stakes, price }: { stakes: ReturnType<typeof units>[]; price: BetPrice }) {
  const slip = useStore(controller.store, ({ current }) => current);
  if (slip.phase === 'empty') return null;
  const quote = { price, size: null, bettingBlock: null };
  const live = { slip, quote, runners: [], account, rules };
  return <SlipForm layout="panel" {...live} stakes={stakes} onEditStakes={noop} />;
}

const findButton = (name: string): HTMLElement =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no ${name}`);

test('SlipForm renders no quick stakes for a new price or selection', () => {
  const stakes = [100, 200, 500, 1000, 5000, 10_000, 25_000, 50_000].map(units);
  // QuickStakeBar slices its amounts in each render.
  const draws = vi.spyOn(stakes, 'slice');
  const render = (price: number) =>
    page.render(
      <ControllersContext value={controllers}>
        <LiveProvider feed={feed}>
          <Slip stakes={stakes} price={odds(price)} />
        </LiveProvider>
      </ControllersContext>,
    );
  controller.select(createOddsSelectionSample());
  render(198);
  expect(draws).toHaveBeenCalledOnce();
  render(199);
  act(() => controller.select(createOddsSelectionSample({ runnerId: 8, runnerName: 'Australia' })));
  expect(page.element.textContent).toContain('Australia');
  expect(draws).toHaveBeenCalledOnce();
  act(() => findButton('+5k').click());
  expect(controller.store.getState().current).toMatchObject({ ticket: { stake: units(5000) } });
  act(() => findButton('Close').click());
  expect(controller.store.getState().current.phase).toBe('empty');
});
