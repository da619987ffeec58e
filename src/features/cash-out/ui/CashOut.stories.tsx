import { expect, fn, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { outlineMarket } from '#shared/live/store/image.ts';
import preview from '#storybook/preview.tsx';
import type { CashOutMarket } from '../model/cash-out-market.ts';
import { createCashOutRunner, favourite, favouritePositions, toListedMarket } from '../testing/samples.ts';
import { WithLiveMarket } from '../testing/WithLiveMarket.tsx';
import { CashOut } from './CashOut.tsx';
import type { CashOutProps } from './LiveCashOut.tsx';

const place = fn(() => Promise.resolve({ kind: 'placed', price: null, foundBets: [], refusalMessage: null } as const));

const meta = preview.meta({
  component: CashOut,
  parameters: { market: favourite },
  decorators: [
    (Story, { parameters }) => (
      <WithLiveMarket market={toListedMarket(parameters['market'] as CashOutMarket)}>
        <Story />
      </WithLiveMarket>
    ),
  ],
  args: {
    outline: outlineMarket(toListedMarket(favourite)),
    positions: favouritePositions,
    limits: null,
    delaySeconds: 0,
    available: units(5000),
    placement: { getBusyReason: () => null, place, checkAgain: fn() },
  } satisfies CashOutProps,
});

export const Live = meta.story({
  play: async ({ canvas, userEvent }) => {
    place.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out +156.25' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out 100 % · 1 bet' }));
    await expect(await canvas.findByText('Cashed out. The bet is placed.')).toBeVisible();
    await expect(place).toHaveBeenCalledOnce();
    // An earlier press would fall into the misclick guard.
    await waitFor(async () => {
      const close = canvas.queryAllByRole('button', { name: 'Close' })[1];
      if (close !== undefined) await userEvent.click(close);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});
export const NoPrice = meta.story({
  parameters: {
    market: {
      ...favourite,
      runners: [createCashOutRunner(1, 'Mumbai', 158, null), createCashOutRunner(2, 'Chennai', null, 272)],
    },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cash out' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('No price on offer to close with'));
  },
});
export const NothingOpen = meta.story({
  args: {
    positions: [
      { runnerId: 1, result: units(5) },
      { runnerId: 2, result: units(5) },
    ],
  },
});
