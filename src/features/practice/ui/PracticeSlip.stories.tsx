import { expect, fn } from 'storybook/test';
import type { Market } from '#shared/domain/market/market.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import type { PracticeSelection } from '../model/practice-draft.ts';
import { practiceStore } from '../model/practice-store.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import { WithPracticePrices } from '../testing/WithPracticePrices.tsx';
import { PracticeSlip, type PracticeSlipProps } from './PracticeSlip.tsx';

const {
  betId: _id,
  price: _price,
  stake: _stake,
  placedAt: _at,
  settled: _settled,
  ...selection
} = createSamplePracticeBet();
const laySelection: PracticeSelection = { ...selection, side: 'lay' };
const longSelection: PracticeSelection = {
  ...selection,
  matchName: 'Royal Challengers of the Northern Territories v Sunrisers of the Southern Peninsula',
  runnerName: 'Royal Challengers of the Northern Territories',
};

const meta = preview.meta({
  component: PracticeSlip,
  args: { selection, onClose: fn(), layout: 'beside' } satisfies PracticeSlipProps,
  decorators: [
    (Story, { parameters }) => (
      <WithPracticePrices status={(parameters['status'] as Market['status'] | undefined) ?? 'open'}>
        <Story />
      </WithPracticePrices>
    ),
  ],
  beforeEach: () => practiceStore.reset(),
});

export const Back = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Play credits'), '500');
    const placeButton = await canvas.findByRole('button', { name: 'Place dream bet · 500 @ 1.98' });
    await expect(canvas.getByText('490.00')).toBeVisible();
    await expect(canvas.getByText('9,500.00')).toBeVisible();
    await userEvent.click(placeButton);
    await expect(args.onClose).toHaveBeenCalledWith(selection);
    await expect(practiceStore.read().bets).toHaveLength(1);
  },
});

export const Lay = meta.story({
  args: { selection: laySelection },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(await canvas.findByRole('button', { name: 'Place dream bet · 100 @ 2.02' })).toBeVisible();
    await expect(canvas.getByText('102.00')).toBeVisible();
  },
});

export const TooMuch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Play credits'), '10001');
    await expect(await canvas.findByRole('button', { name: 'Not enough play credits' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Suspended = meta.story({
  parameters: { status: 'suspended' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Play credits'), '100{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Market suspended' })).toBeVisible();
    await expect(practiceStore.read().bets).toHaveLength(0);
  },
});

export const LongNames = meta.story({ args: { selection: longSelection } });

export const Nothing = meta.story({ args: { selection: null } });

export const OverThePage = meta.story({
  parameters: iframeStory,
  args: { layout: 'over' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Dream bet' })).toBeVisible();
  },
});
