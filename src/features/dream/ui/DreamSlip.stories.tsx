import { ownFrame } from '#workshop/own-frame.ts';
import preview from '#workshop/preview.tsx';
import { expect, fn } from 'storybook/test';
import type { Market } from '#shared/domain/market.ts';
import { dreamDesk } from '../model/desk.ts';
import type { DreamPick } from '../model/draft.ts';
import { dreamBet } from '../testing/samples.ts';
import { WithPrices } from '../testing/WithPrices.tsx';
import { DreamSlip, type DreamSlipProps } from './DreamSlip.tsx';

const { betId: _id, price: _price, stake: _stake, placedAt: _at, settled: _settled, ...pick } = dreamBet();
const lay: DreamPick = { ...pick, side: 'lay' };
const long: DreamPick = { ...pick, matchName: 'Royal Challengers of the Northern Territories v Sunrisers of the Southern Peninsula', runnerName: 'Royal Challengers of the Northern Territories' };

const meta = preview.meta({
  component: DreamSlip,
  args: { pick, onClose: fn(), place: 'beside' } satisfies DreamSlipProps,
  decorators: [
    (Story, { parameters }) => (
      <WithPrices status={(parameters['status'] as Market['status'] | undefined) ?? 'open'}>
        <Story />
      </WithPrices>
    ),
  ],
  beforeEach: () => dreamDesk.reset(),
});

export const Back = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Credits'), '500');
    const place = await canvas.findByRole('button', { name: 'Place dream bet · 500 @ 1.98' });
    await expect(canvas.getByText('490.00')).toBeVisible();
    await expect(canvas.getByText('9,500.00')).toBeVisible();
    await userEvent.click(place);
    await expect(args.onClose).toHaveBeenCalledWith(pick);
    await expect(dreamDesk.read().bets).toHaveLength(1);
  },
});

export const Lay = meta.story({
  args: { pick: lay },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(await canvas.findByRole('button', { name: 'Place dream bet · 100 @ 2.02' })).toBeVisible();
    await expect(canvas.getByText('102.00')).toBeVisible();
  },
});

export const TooMuch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Credits'), '10001');
    await expect(await canvas.findByRole('button', { name: 'Not enough credits' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Suspended = meta.story({
  parameters: { status: 'suspended' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Credits'), '100{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Suspended' })).toBeVisible();
    await expect(dreamDesk.read().bets).toHaveLength(0);
  },
});

export const LongNames = meta.story({ args: { pick: long } });

export const Nothing = meta.story({ args: { pick: null } });

export const OverThePage = meta.story({
  parameters: ownFrame,
  args: { place: 'over' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Dream bet' })).toBeVisible();
  },
});
