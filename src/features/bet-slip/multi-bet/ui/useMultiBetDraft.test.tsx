// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createControllers } from '#shared/controllers/controllers.ts';
import { asOdds } from '#shared/domain/odds/odds.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { DEFAULT_PREFERENCES } from '../../model/betting-preferences.ts';
import { typePrice, typeStake } from '../../model/ticket/ticket.ts';
import type { BrowserEntry } from '../../ui/hooks/useSlipDraft.ts';
import { createAppMultiBet } from '../api/useMultiBetController.ts';
import { applyPolicyToLeg } from '../model/multi-bet-block-reasons.ts';
import type { MultiBetController } from '../model/multi-bet-controller.ts';
import { clearStakes, editLeg, removeRunner, typeTotal } from '../model/multi-bet-draft.ts';
import { multiBetDrafts } from '../model/multi-bet-draft-storage.ts';
import { createRaceSelectionSample } from '../model/testing/samples.ts';
import { useMultiBetDraft } from './useMultiBetDraft.ts';

const page = setUpReactRoot();
const sheetStubs = { addSheet: () => undefined, leaveSheet: () => undefined };
const createHistoryEntry = (key: string, isSheet = false): BrowserEntry => ({ key, isSheet, ...sheetStubs });

let controller: MultiBetController;
let loads = 0;

function Slot({ slip, entry, isPhone }: { slip: MultiBetController; entry: BrowserEntry | null; isPhone: boolean }) {
  useMultiBetDraft(slip, '71', entry, isPhone);
  return null;
}

/** Simulates a page load: only session storage survives. */
function load(entry: BrowserEntry | null, isPhone = false) {
  controller = createAppMultiBet(createControllers(new QueryClient()));
  page.render(<Slot key={(loads += 1)} slip={controller} entry={entry} isPhone={isPhone} />);
}

const getState = () => controller.store.getState();
const readSavedDraft = () => multiBetDrafts.read('71');

function selectTwo() {
  act(() => {
    controller.setMode('several');
    controller.select(createRaceSelectionSample(1, 400));
    controller.select(createRaceSelectionSample(2, 600));
  });
}

const typeTotalOf = (text: string) => act(() => controller.edit((draft) => typeTotal(draft, text)));

beforeEach(multiBetDrafts.clear);

test('useMultiBetDraft restores the runners and the total stake only in the same history entry', () => {
  load(createHistoryEntry('a'));
  selectTwo();
  typeTotalOf('1,250');
  load(createHistoryEntry('b'));
  expect(getState().draft.legs).toEqual([]);
  load(createHistoryEntry('a'));
  const draft = { totalText: '1,250', total: 125_000, split: 'equal' };
  expect(getState()).toMatchObject({ mode: 'several', open: false, draft });
  expect(getState().draft.legs.map(({ selection }) => selection.runnerId)).toEqual([1, 2]);
});

test('useMultiBetDraft restores what the bettor typed and takes other odds from the market', () => {
  load(createHistoryEntry('a'));
  selectTwo();
  act(() => {
    controller.edit((draft) => editLeg({ ...draft, split: 'free' }, 1, (ticket) => typeStake(ticket, '300')));
    controller.edit((draft) => editLeg(draft, 2, (ticket) => typePrice(typeStake(ticket, '1e3'), '7.5')));
  });
  load(createHistoryEntry('a'));
  const { draft } = getState();
  const legs = [
    { stakeText: '300', stake: 30_000 },
    { stakeText: '1e3', priceText: '7.5' },
  ];
  expect(draft).toMatchObject({ split: 'free', legs });
  const facts = { status: 'open', inPlay: false, stale: false } as never;
  const active = { status: 'active', lay: null } as const;
  const runners = [createRaceSelectionSample(1, 500), createRaceSelectionSample(2, 900)].map(({ runnerId, price }) => ({
    ...active,
    runnerId,
    back: asOdds(price),
  }));
  const quotes = { facts, runners };
  expect(draft.legs.map((leg) => applyPolicyToLeg(DEFAULT_PREFERENCES, leg, quotes).price)).toEqual([500, 750]);
});

test("useMultiBetDraft restores a phone's sheet only in the sheet's own history entry", () => {
  load(createHistoryEntry('a', true), true);
  selectTwo();
  typeTotalOf('500');
  load(createHistoryEntry('a'), true);
  expect(getState()).toMatchObject({ open: false, draft: { totalText: '500' } });
  load(createHistoryEntry('a', true), true);
  expect(getState()).toMatchObject({ open: true, draft: { totalText: '500' } });
});

test('useMultiBetDraft keeps the draft of a race that the bettor leaves', () => {
  load(createHistoryEntry('a'));
  selectTwo();
  typeTotalOf('500');
  act(() => controller.setMode('single'));
  act(() => controller.clearUnlessMatch(null));
  load(createHistoryEntry('a'));
  expect(getState()).toMatchObject({ mode: 'single', draft: { totalText: '500' } });
});

describe('useMultiBetDraft', () => {
  const removeAll = () => controller.edit((draft) => removeRunner(removeRunner(draft, 1), 2));
  const startAnother = () => {
    controller.select(createRaceSelectionSample(9, 300, { marketId: '1.99', matchId: '72' }));
    controller.edit((draft) => typeTotal(draft, '40'));
  };
  const send = () => {
    controller.setUser('demo');
    controller.submit({ delaySeconds: 0, knownBetIds: [] });
    expect(getState().status?.phase).toBe('sent');
  };
  const clear = () => controller.edit(clearStakes);
  const empty = () => controller.edit((draft) => typeTotal(draft, ''));
  test.each([
    ['on Clear', clear],
    ['when the total is emptied', empty],
    ['when every runner is removed', removeAll],
    ['when the bettor starts another race', startAnother],
    ['when the bets are sent', send],
  ])('ends the draft %s', (_, end) => {
    multiBetDrafts.clear();
    load(createHistoryEntry('a'));
    selectTwo();
    typeTotalOf('500');
    expect(readSavedDraft()).not.toBeNull();
    act(end);
    expect(readSavedDraft()).toBeNull();
  });
});

test('useMultiBetDraft remembers nothing without a history entry', () => {
  load(null);
  selectTwo();
  typeTotalOf('500');
  expect(readSavedDraft()).toBeNull();
});
