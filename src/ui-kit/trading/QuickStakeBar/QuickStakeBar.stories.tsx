import { expect, fn } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { QuickStakeBar, type QuickStakeBarProps } from './QuickStakeBar.tsx';

const meta = preview.meta({
  component: QuickStakeBar,
  args: {
    quickStakes: [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000].map(units),
    onQuickStake: fn(),
  } satisfies QuickStakeBarProps,
});

export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set stake to 100' }));
    await userEvent.click(canvas.getByRole('button', { name: '+50k: add 50,000 to stake' }));
    await expect(args.onQuickStake).toHaveBeenNthCalledWith(1, 0);
    await expect(args.onQuickStake).toHaveBeenNthCalledWith(2, 7);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set stake to 100' }));
    await expect(args.onQuickStake).not.toHaveBeenCalled();
  },
});

export const OddAmounts = meta.story({
  args: { quickStakes: [1, 15, 1, 25_001, 1500, 99_999, 100_000, 50_000_000].map(units) },
});

export const MoreThanEight = meta.story({
  args: { quickStakes: Array.from({ length: 12 }, (_, index) => units(index + 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(8);
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {() => <QuickStakeBar {...args} quickStakes={Array.from({ length: 8 }, () => units(1_234_567))} />}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>{() => <QuickStakeBar {...args} quickStakes={args.quickStakes.slice(0, 5)} />}</PlatformStates>
  ),
});
