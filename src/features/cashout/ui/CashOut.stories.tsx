import preview from '#workshop/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { units } from '#shared/domain/money.ts';
import { marketOutline } from '#shared/live/image.ts';
import { WithListed } from '../testing/WithListed.tsx';
import { favourite, favouriteStanding, listed, runnerNow } from '../testing/samples.ts';
import type { MarketNow } from '../model/market-now.ts';
import { CashOut } from './CashOut.tsx';
import type { CashOutProps } from './LiveCashOut.tsx';

const place = fn(() => Promise.resolve({ kind: 'placed', price: null, found: [], refused: null } as const));

const meta = preview.meta({
  component: CashOut,
  parameters: { market: favourite },
  decorators: [
    (Story, { parameters }) => (
      <WithListed market={listed(parameters['market'] as MarketNow)}>
        <Story />
      </WithListed>
    ),
  ],
  args: {
    outline: marketOutline(listed(favourite)),
    positions: favouriteStanding,
    limits: null,
    delaySeconds: 0,
    available: units(5000),
    bets: { busyOn: () => null, place, checkAgain: fn() },
  } satisfies CashOutProps,
});

export const Live = meta.story({
  play: async ({ canvas, userEvent }) => {
    place.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out +156.25' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash out 100 % · 1 bet' }));
    await expect(await canvas.findByText('Cashed out. The bet is placed.')).toBeVisible();
    await expect(place).toHaveBeenCalledOnce();
    // Not at once: a press that soon would have been meant for the bet.
    await waitFor(async () => {
      const close = canvas.queryAllByRole('button', { name: 'Close' })[1];
      if (close !== undefined) await userEvent.click(close);
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});
export const NoPrice = meta.story({
  parameters: { market: { ...favourite, runners: [runnerNow(1, 'Mumbai', 158, null), runnerNow(2, 'Chennai', null, 272)] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cash out' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('No price on offer to close with'));
  },
});
export const NothingOpen = meta.story({ args: { positions: [{ runnerId: 1, result: units(5) }, { runnerId: 2, result: units(5) }] } });
