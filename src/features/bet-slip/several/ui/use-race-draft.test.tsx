// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { raceDrafts } from '#shared/storage/slip-drafts.ts';
import { reactPlace } from '#ui-kit/docs/reactPlace.ts';
import { typePrice, typeStake } from '../../model/ticket.ts';
import type { HistoryEntry } from '../../ui/use-slip-draft.ts';
import { severalDeskOf } from '../api/desk.ts';
import type { SeveralDesk } from '../model/desk.ts';
import { clearStakes, editLeg, removeRunner, typeTotal } from '../model/draft.ts';
import { followedLeg } from '../model/holds.ts';
import { runner } from '../model/testing/samples.ts';
import { useRaceDraft } from './use-race-draft.ts';

const page = reactPlace();
const still = { addSheet: () => undefined, leaveSheet: () => undefined };
const entryAt = (key: string, isSheet = false): HistoryEntry => ({ key, isSheet, ...still });

let desk: SeveralDesk;
let loads = 0;

function Slot({ slip, entry, phone }: { slip: SeveralDesk; entry: HistoryEntry | null; phone: boolean }) {
  useRaceDraft(slip, '71', entry, phone);
  return null;
}

/** A page that has just been loaded: nothing but the session's storage is as before. */
function load(entry: HistoryEntry | null, phone = false) {
  desk = severalDeskOf(new QueryClient());
  page.render(<Slot key={(loads += 1)} slip={desk} entry={entry} phone={phone} />);
}

const state = () => desk.store.getState();
const saved = () => raceDrafts.read('71');

function pickTwo() {
  act(() => {
    desk.setMode('several');
    desk.pick(runner(1, 400));
    desk.pick(runner(2, 600));
  });
}

const typeTotalOf = (text: string) => act(() => desk.edit((draft) => typeTotal(draft, text)));

beforeEach(raceDrafts.clear);

it('useRaceDraft restores the runners and the total in the same entry of the history, and in no other', () => {
  load(entryAt('a'));
  pickTwo();
  typeTotalOf('1,250');
  load(entryAt('b'));
  expect(state().draft.legs).toEqual([]);
  load(entryAt('a'));
  const draft = { totalText: '1,250', total: 125_000, split: 'equal' };
  expect(state()).toMatchObject({ mode: 'several', open: false, draft });
  expect(state().draft.legs.map(({ pick }) => pick.runnerId)).toEqual([1, 2]);
});

it('useRaceDraft restores own stakes, typed odds and unreadable texts, and takes other odds from the market', () => {
  load(entryAt('a'));
  pickTwo();
  act(() => {
    desk.edit((draft) => editLeg({ ...draft, split: 'free' }, 1, (ticket) => typeStake(ticket, '300')));
    desk.edit((draft) => editLeg(draft, 2, (ticket) => typePrice(typeStake(ticket, '1e3'), '7.5')));
  });
  load(entryAt('a'));
  const { draft } = state();
  const legs = [{ stakeText: '300', stake: 30_000 }, { stakeText: '1e3', priceText: '7.5' }];
  expect(draft).toMatchObject({ split: 'free', legs });
  const facts = { status: 'open', inPlay: false, stale: false } as never;
  const active = { status: 'active', lay: null } as const;
  const runners = [runner(1, 500), runner(2, 900)].map(({ runnerId, price }) => ({ ...active, runnerId, back: price }));
  const quotes = { facts, runners };
  expect(draft.legs.map((leg) => followedLeg({ kind: 'better' }, leg, quotes).price)).toEqual([500, 750]);
});

it('a phone restores the sheet in the sheet’s own entry alone', () => {
  load(entryAt('a', true), true);
  pickTwo();
  typeTotalOf('500');
  load(entryAt('a'), true);
  expect(state()).toMatchObject({ open: false, draft: { totalText: '500' } });
  load(entryAt('a', true), true);
  expect(state()).toMatchObject({ open: true, draft: { totalText: '500' } });
});

it('leaving the race keeps the draft, a change to the single slip is restored too', () => {
  load(entryAt('a'));
  pickTwo();
  typeTotalOf('500');
  act(() => desk.setMode('single'));
  act(() => desk.leave(null));
  load(entryAt('a'));
  expect(state()).toMatchObject({ mode: 'single', draft: { totalText: '500' } });
});

it('Clear, an empty field, the last runner taken out, another race and a sent bet end the draft', () => {
  const removeAll = () => desk.edit((draft) => removeRunner(removeRunner(draft, 1), 2));
  const startAnother = () => {
    desk.pick(runner(9, 300, { marketId: '1.99', matchId: '72' }));
    desk.edit((draft) => typeTotal(draft, '40'));
  };
  const send = () => {
    desk.enter('demo');
    desk.submit({ delaySeconds: 0, knownBetIds: [] });
    expect(state().told?.phase).toBe('sent');
  };
  const clear = () => desk.edit(clearStakes);
  const empty = () => desk.edit((draft) => typeTotal(draft, ''));
  for (const end of [clear, empty, removeAll, startAnother, send]) {
    raceDrafts.clear();
    load(entryAt('a'));
    pickTwo();
    typeTotalOf('500');
    expect(saved()).not.toBeNull();
    act(end);
    expect(saved()).toBeNull();
  }
});

it('a slip without a history entry remembers nothing', () => {
  load(null);
  pickTwo();
  typeTotalOf('500');
  expect(saved()).toBeNull();
});
