// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { setupReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { BetSlip, type SlipEvents } from '#ui-kit';
import { useStableHandlers } from './hooks/useStableHandlers.ts';

const page = setupReactRoot();
const names = [
  'onPrice',
  'onPriceStep',
  'onStake',
  'onPreset',
  'onSubmit',
  'onClear',
  'onClose',
  'onEditStakes',
  'onTakeLivePrice',
  'onCheckAgain',
] as const;
const amounts = [100, 200, 500, 1000, 5000, 10_000, 25_000, 50_000].map(units);

function Slip({
  name,
  price,
  presets,
  onEvent,
}: {
  name: string;
  price: string;
  presets: typeof amounts;
  onEvent: (description: string) => void;
}) {
  const events = useStableHandlers(
    Object.fromEntries(names.map((event) => [event, () => onEvent(`${event} of ${name}`)])) as unknown as SlipEvents,
  );
  return (
    <BetSlip
      layout="panel"
      selection={{ name, marketName: 'Match odds', matchName: 'Mumbai v Chennai', side: 'back', kind: 'odds' }}
      entry={{ price, stake: '', presets, changedPrice: null }}
      figures={{ profit: null, liability: null, balanceAfter: null, exposureAfter: null, limits: null }}
      phase={{ name: 'draft', problem: null }}
      submit={{ label: 'Enter a stake', state: 'blocked' }}
      events={events}
    />
  );
}

const button = (name: string): HTMLElement =>
  [...page.element.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no ${name}`);

it('SlipView renders no quick stakes for a new selection, and its handlers act on that selection', () => {
  const presets = [...amounts];
  const draws = vi.spyOn(presets, 'slice');
  const onEvent = vi.fn();
  page.render(<Slip name="Mumbai" price="1.85" presets={presets} onEvent={onEvent} />);
  expect(draws).toHaveBeenCalledOnce();
  page.render(<Slip name="Chennai" price="2.16" presets={presets} onEvent={onEvent} />);
  expect(page.element.textContent).toContain('Chennai');
  expect(draws).toHaveBeenCalledOnce();
  act(() => button('Clear').click());
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('onClear of Chennai');
});
