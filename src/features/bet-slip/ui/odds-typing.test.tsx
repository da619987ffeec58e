// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useStore } from 'zustand';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { units, ZERO } from '#shared/domain/money/money.ts';
import { setOddsFormatter } from '#shared/format/odds-format.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { createFakeEnvironment } from '#shared/live/testing/fake-environment.ts';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { createOddsFormatter } from '#shared/odds-format/odds-formats.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createAppBetSlip } from '../api/useBetSlipController.ts';
import type { BetSlipController } from '../model/bet-slip-controller.ts';
import { createOddsSelectionSample } from '../model/testing/samples.ts';
import { typeStake } from '../model/ticket/ticket.ts';
import { SlipForm } from './SlipForm.tsx';

const page = setUpReactRoot();
const feed = createLiveFeed(() => idleTransport, createFakeEnvironment());
const account = { balance: { available: units(50_000), exposure: ZERO, profitAndLoss: ZERO }, positions: {}, bets: [] };
const rules = { getMarketLimits: () => null, getSelectionLimits: () => null, areEnforced: false, areReady: true };
const quote = { price: createOddsSelectionSample().price, size: null, bettingBlock: null };
const stakes = [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units);
const noop = () => undefined;

function Slip({ controller }: { controller: BetSlipController }) {
  const slip = useStore(controller.store, ({ current }) => current);
  if (slip.phase === 'empty') return null;
  const live = { slip, quote, runners: [7, 8], account, rules };
  return <SlipForm layout="panel" {...live} stakes={stakes} onEditStakes={noop} />;
}

const findOddsField = (): HTMLInputElement =>
  page.element.querySelector<HTMLInputElement>('[role="spinbutton"]') ?? expect.fail('no odds field');

function typeOdds(text: string) {
  for (let end = 0; end <= text.length; end += 1) {
    const prefix = text.slice(0, end);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(findOddsField(), prefix);
      findOddsField().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(findOddsField().value).toBe(prefix);
  }
}

function openSlip(): BetSlipController {
  const controllers = createControllers(new QueryClient());
  const controller = controllers.get(createAppBetSlip);
  controller.select(createOddsSelectionSample());
  controller.edit((ticket) => typeStake(ticket, '500'));
  page.render(
    <ControllersContext value={controllers}>
      <LiveProvider feed={feed}>
        <Slip controller={controller} />
      </LiveProvider>
    </ControllersContext>,
  );
  return controller;
}

const readPrice = ({ store }: BetSlipController) => {
  const { current } = store.getState();
  return current.phase === 'empty' ? null : current.ticket.price;
};

afterEach(() => act(() => setOddsFormatter(null)));

test('SlipForm keeps each key of odds typed in American, and says what it sends', () => {
  setOddsFormatter(createOddsFormatter('american'));
  const controller = openSlip();
  typeOdds('-120');
  expect(readPrice(controller)).toBe(183);
  expect(page.element.textContent).toContain('Sent as 1.83');
  typeOdds('-12');
  expect(readPrice(controller)).toBeNull();
  expect(page.element.querySelector('[role="alert"]')?.textContent).toBe(
    'Write 100 or more with a sign, such as +150 or −120.',
  );
});

test('SlipForm rewrites its odds when the format changes, and keeps price and stake', () => {
  const controller = openSlip();
  typeOdds('1.83');
  act(() => setOddsFormatter(createOddsFormatter('fractional')));
  expect(findOddsField().value).toBe('5/6');
  expect(page.element.querySelector<HTMLInputElement>('input[data-autofocus]')?.value).toBe('500');
  expect(readPrice(controller)).toBe(183);
  act(() => setOddsFormatter(null));
  expect(findOddsField().value).toBe('1.83');
  expect(page.element.textContent).not.toContain('Sent as');
});
