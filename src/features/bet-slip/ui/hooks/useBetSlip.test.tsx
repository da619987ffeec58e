// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, Fragment, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import type { OddsSelection } from '#shared/domain/bet/selection.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { createAppBetSlip, selectPrice } from '../../api/useBetSlipController.ts';
import { createOddsSelectionSample } from '../../model/testing/samples.ts';
import { typeStake } from '../../model/ticket/ticket.ts';
import { isDraftOnMarket, useBetSlip, useSelectedPrices } from './useBetSlip.ts';

const createSelection = (marketId: string, price = 200): OddsSelection =>
  createOddsSelectionSample({ marketId, price: odds(price) });

test('useBetSlip renders only the affected market when a stake is typed', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const renders: string[] = [];
  const selectedRenders: string[] = [];
  function Market({ id }: { id: string }) {
    const { selection: draftSelection } = useBetSlip(isDraftOnMarket(id));
    renders.push(draftSelection === null ? id : `${id} draft`);
    return null;
  }
  function Cell({ id }: { id: string }) {
    const prices = useSelectedPrices();
    const isSelected = useSyncExternalStore(prices.subscribe, () =>
      prices.read().some(({ marketId }) => marketId === id),
    );
    selectedRenders.push(isSelected ? `${id} selected` : id);
    return null;
  }
  const queries = new QueryClient();
  const controllers = createControllers(queries);
  const root = createRoot(document.createElement('div'));
  const ids = ['A', 'B', 'C'];
  act(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <ControllersContext value={controllers}>
          {ids.map((id) => (
            <Fragment key={id}>
              <Market id={id} />
              <Cell id={id} />
            </Fragment>
          ))}
        </ControllersContext>
      </QueryClientProvider>,
    ),
  );
  expect([renders, selectedRenders]).toEqual([ids, ids]);
  const after = (action: () => void): readonly (readonly string[])[] => {
    renders.length = 0;
    selectedRenders.length = 0;
    act(action);
    return [[...renders].sort(), [...selectedRenders].sort()];
  };
  const pressPrice = (pressed: OddsSelection) => () => selectPrice(controllers, pressed);
  const type = (stake: string) => () => controllers.get(createAppBetSlip).edit((ticket) => typeStake(ticket, stake));
  expect(after(pressPrice(createSelection('A')))).toEqual([[], ['A selected']]);
  expect(after(type('500'))).toEqual([['A draft'], []]);
  // A new selection starts without a stake, so the figures of the first market disappear.
  expect(after(pressPrice(createSelection('B')))).toEqual([['A'], ['A', 'B selected']]);
  expect(after(pressPrice(createSelection('B', 210)))).toEqual([[], []]);
  act(() => root.unmount());
});
