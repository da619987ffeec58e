// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createControllers } from '#shared/controllers/controllers.ts';
import type { Selection } from '#shared/domain/bet/selection.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { createAppBetSlip } from '../../api/useBetSlipController.ts';
import type { BetSlipController } from '../../model/bet-slip-controller.ts';
import { createFancySelectionSample, createOddsSelectionSample } from '../../model/testing/samples.ts';
import { slipDrafts } from '../../model/ticket/draft-storage.ts';
import { type Ticket, typePrice, typeStake } from '../../model/ticket/ticket.ts';
import { type BrowserEntry, closeSlip, useSlipDraft } from './useSlipDraft.ts';

const page = setUpReactRoot();
const createHistoryEntry = (key: string, isSheet = false): BrowserEntry => ({
  key,
  isSheet,
  addSheet: () => undefined,
  leaveSheet: () => undefined,
});

let controller: BetSlipController;
let loads = 0;

function Slot({ slip, entry, isPhone }: { slip: BetSlipController; entry: BrowserEntry | null; isPhone: boolean }) {
  useSlipDraft(slip, ['31'], entry, isPhone);
  return null;
}

/** Simulates a page load: only session storage survives. */
function load(entry: BrowserEntry | null, isPhone = false) {
  controller = createAppBetSlip(createControllers(new QueryClient()));
  page.render(<Slot key={(loads += 1)} slip={controller} entry={entry} isPhone={isPhone} />);
}

const getTicket = (): Ticket | null => {
  const { current } = controller.store.getState();
  return current.phase === 'empty' ? null : current.ticket;
};
const type = (text: string) => act(() => controller.edit((current) => typeStake(current, text)));
const press = (selection: Selection = createOddsSelectionSample()) => act(async () => controller.select(selection));

beforeEach(slipDrafts.clear);

test('useSlipDraft restores the texts only in the same history entry', async () => {
  load(createHistoryEntry('a'));
  await press();
  type('1,250');
  load(createHistoryEntry('b'));
  expect(getTicket()).toBeNull();
  load(createHistoryEntry('a'));
  expect(getTicket()).toMatchObject({
    stakeText: '1,250',
    stake: 125_000,
    isPriceOld: true,
    selection: { runnerId: 7 },
  });
});

test('useSlipDraft restores typed odds and unreadable text', async () => {
  load(createHistoryEntry('a'));
  await press();
  act(() => controller.edit((current) => typePrice(typeStake(current, '1e3'), '2,5')));
  load(createHistoryEntry('a'));
  expect(getTicket()).toMatchObject({ stakeText: '1e3', priceText: '2,5', price: null });
  expect(getTicket()?.isPriceOld).not.toBe(true);
});

test('useSlipDraft restores a fancy bet', async () => {
  load(createHistoryEntry('a'));
  await press(createFancySelectionSample());
  type('300');
  load(createHistoryEntry('a'));
  expect(getTicket()).toMatchObject({
    stakeText: '300',
    isPriceOld: true,
    selection: { kind: 'fancy', run: 45, size: 110 },
  });
});

test("useSlipDraft restores a phone's sheet only in the sheet's own history entry", async () => {
  load(createHistoryEntry('a', true), true);
  await press();
  type('500');
  load(createHistoryEntry('a', false), true);
  expect(getTicket()).toBeNull();
  load(createHistoryEntry('a', true), true);
  expect(getTicket()?.stakeText).toBe('500');
});

test('useSlipDraft restores the stake when the same price is pressed after Back', async () => {
  load(createHistoryEntry('a'));
  await press();
  type('500');
  act(() => controller.close());
  await press(createOddsSelectionSample({ price: odds(210) }));
  expect(getTicket()).toMatchObject({ stakeText: '500', price: 210 });
  await press(createOddsSelectionSample({ runnerId: 8 }));
  expect(getTicket()?.stakeText).toBe('');
  expect(slipDrafts.read('31')).toBeNull();
});

test('useSlipDraft ends the draft on Close, Clear and an empty field', async () => {
  for (const end of [
    () => closeSlip(controller),
    () => controller.clear(),
    () => controller.edit((current) => typeStake(current, '')),
  ]) {
    load(createHistoryEntry('a'));
    await press();
    type('500');
    expect(slipDrafts.read('31')).not.toBeNull();
    act(end);
    expect(slipDrafts.read('31')).toBeNull();
    act(() => closeSlip(controller));
  }
});

test('useSlipDraft remembers nothing without a history entry', async () => {
  load(null);
  await press();
  type('500');
  expect(slipDrafts.read('31')).toBeNull();
});
