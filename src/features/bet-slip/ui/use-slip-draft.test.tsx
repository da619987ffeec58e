// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { odds } from '#shared/domain/odds.ts';
import { slipDrafts } from '#shared/storage/slip-drafts.ts';
import { reactPlace } from '#ui-kit/docs/reactPlace.ts';
import { deskOf } from '../api/desk.ts';
import type { Desk } from '../model/desk.ts';
import type { Pick } from '../model/pick.ts';
import { fancyPick, oddsPick } from '../model/testing/samples.ts';
import { typePrice, typeStake, type Ticket } from '../model/ticket.ts';
import { closeSlip, useSlipDraft, type HistoryEntry } from './use-slip-draft.ts';

const page = reactPlace();
const entryAt = (key: string, isSheet = false): HistoryEntry => ({ key, isSheet, addSheet: () => undefined, leaveSheet: () => undefined });

let desk: Desk;
let loads = 0;

function Slot({ slip, entry, phone }: { slip: Desk; entry: HistoryEntry | null; phone: boolean }) {
  useSlipDraft(slip, ['31'], entry, phone);
  return null;
}

/** A page that has just been loaded: nothing but the session's storage is as before. */
function load(entry: HistoryEntry | null, phone = false) {
  desk = deskOf(new QueryClient());
  page.render(<Slot key={(loads += 1)} slip={desk} entry={entry} phone={phone} />);
}

const ticket = (): Ticket | null => {
  const { front } = desk.store.getState();
  return front.phase === 'empty' ? null : front.ticket;
};
const type = (text: string) => act(() => desk.edit((current) => typeStake(current, text)));
const press = (pick: Pick = oddsPick()) => act(async () => desk.pick(pick));

beforeEach(slipDrafts.clear);

it('useSlipDraft brings the texts back in the same entry of the history, and in no other', async () => {
  load(entryAt('a'));
  await press();
  type('1,250');
  load(entryAt('b'));
  expect(ticket()).toBeNull();
  load(entryAt('a'));
  expect(ticket()).toMatchObject({ stakeText: '1,250', stake: 125_000, priceIsOld: true, pick: { runnerId: 7 } });
});

it('useSlipDraft keeps odds that were typed, and a text that cannot be read', async () => {
  load(entryAt('a'));
  await press();
  act(() => desk.edit((current) => typePrice(typeStake(current, '1e3'), '2,5')));
  load(entryAt('a'));
  expect(ticket()).toMatchObject({ stakeText: '1e3', priceText: '2,5', price: null });
  expect(ticket()?.priceIsOld).not.toBe(true);
});

it('useSlipDraft brings a session bet back', async () => {
  load(entryAt('a'));
  await press(fancyPick());
  type('300');
  load(entryAt('a'));
  expect(ticket()).toMatchObject({ stakeText: '300', priceIsOld: true, pick: { kind: 'fancy', run: 45, size: 110 } });
});

it('a phone brings the sheet back in the sheet’s own entry alone', async () => {
  load(entryAt('a', true), true);
  await press();
  type('500');
  load(entryAt('a', false), true);
  expect(ticket()).toBeNull();
  load(entryAt('a', true), true);
  expect(ticket()?.stakeText).toBe('500');
});

it('the same price pressed after going back finds its stake, another selection ends the draft', async () => {
  load(entryAt('a'));
  await press();
  type('500');
  act(() => desk.leave(null));
  await press(oddsPick({ price: odds(210) }));
  expect(ticket()).toMatchObject({ stakeText: '500', price: 210 });
  await press(oddsPick({ runnerId: 8 }));
  expect(ticket()?.stakeText).toBe('');
  expect(slipDrafts.read('31')).toBeNull();
});

it('Close, Clear and an empty field end the draft', async () => {
  for (const end of [() => closeSlip(desk), () => desk.clear(), () => desk.edit((current) => typeStake(current, ''))]) {
    load(entryAt('a'));
    await press();
    type('500');
    expect(slipDrafts.read('31')).not.toBeNull();
    act(end);
    expect(slipDrafts.read('31')).toBeNull();
    act(() => closeSlip(desk));
  }
});

it('a slip without a history entry remembers nothing', async () => {
  load(null);
  await press();
  type('500');
  expect(slipDrafts.read('31')).toBeNull();
});
