// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Fragment, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { odds } from '#shared/domain/odds.ts';
import { deskOf, pickPrice } from '../api/desk.ts';
import type { OddsPick } from '../model/pick.ts';
import { oddsPick } from '../model/testing/samples.ts';
import { typeStake } from '../model/ticket.ts';
import { typedOn, useBetSlip, usePickedPrices } from './use-bet-slip.ts';

const pick = (marketId: string, price = 200): OddsPick => oddsPick({ marketId, price: odds(price) });

it('renders who shows what a bet would bring once there is a stake, and nobody for a press', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const renders: string[] = [];
  const picked: string[] = [];
  function Market({ id }: { id: string }) {
    const { pick: typed } = useBetSlip(typedOn(id));
    renders.push(typed === null ? id : `${id} typed`);
    return null;
  }
  function Cell({ id }: { id: string }) {
    const prices = usePickedPrices();
    const on = useSyncExternalStore(prices.subscribe, () => prices.read().some(({ marketId }) => marketId === id));
    picked.push(on ? `${id} picked` : id);
    return null;
  }
  const queries = new QueryClient();
  const root = createRoot(document.createElement('div'));
  const ids = ['A', 'B', 'C'];
  act(() => root.render(<QueryClientProvider client={queries}>{ids.map((id) => <Fragment key={id}><Market id={id} /><Cell id={id} /></Fragment>)}</QueryClientProvider>));
  expect([renders, picked]).toEqual([ids, ids]);
  const after = (what: () => void): readonly (readonly string[])[] => {
    renders.length = 0;
    picked.length = 0;
    act(what);
    return [[...renders].sort(), [...picked].sort()];
  };
  const press = (pressed: OddsPick) => () => pickPrice(queries, pressed);
  const type = (stake: string) => () => deskOf(queries).edit((ticket) => typeStake(ticket, stake));
  expect(after(press(pick('A')))).toEqual([[], ['A picked']]);
  expect(after(type('500'))).toEqual([['A typed'], []]);
  // A new selection starts with no stake: what stood beside the first one's prices goes.
  expect(after(press(pick('B')))).toEqual([['A'], ['A', 'B picked']]);
  expect(after(press(pick('B', 210)))).toEqual([[], []]);
  act(() => root.unmount());
});
