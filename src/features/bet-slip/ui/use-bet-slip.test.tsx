// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { odds } from '#shared/domain/odds.ts';
import { pickPrice } from '../api/desk.ts';
import type { OddsPick } from '../model/pick.ts';
import { oddsPick } from '../model/testing/samples.ts';
import { pickOf, useBetSlip } from './use-bet-slip.ts';

const pick = (marketId: string, price = 200): OddsPick => oddsPick({ marketId, price: odds(price) });

it('renders who takes presses on the market that was pressed, and on the one before, and nobody else', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const renders: string[] = [];
  function Market({ id }: { id: string }) {
    const { pick: picked } = useBetSlip(pickOf(id));
    renders.push(picked === null ? id : `${id} picked`);
    return null;
  }
  const queries = new QueryClient();
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<QueryClientProvider client={queries}>{['A', 'B', 'C'].map((id) => <Market key={id} id={id} />)}</QueryClientProvider>));
  expect(renders).toEqual(['A', 'B', 'C']);
  const rendersOf = (pressed: OddsPick): readonly string[] => {
    renders.length = 0;
    act(() => pickPrice(queries, pressed));
    return [...renders].sort();
  };
  expect(rendersOf(pick('A'))).toEqual(['A picked']);
  expect(rendersOf(pick('B'))).toEqual(['A', 'B picked']);
  expect(rendersOf(pick('B', 210))).toEqual(['B picked']);
  act(() => root.unmount());
});
