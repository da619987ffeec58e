import { expect } from 'storybook/test';
import { money, units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Amount, type AmountProps } from './Amount.tsx';

const meta = preview.meta({ component: Amount, args: { value: units(850), sign: 'always' } satisfies AmountProps });

export const Gain = meta.story();

export const Loss = meta.story({
  args: { value: money(-123_456_750) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−12,34,567.50')).toBeVisible();
  },
});

export const RoundedToWhole = meta.story({
  args: { value: money(42_550), decimals: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+426')).toBeVisible();
  },
});

export const AllTones = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['signed', 'neutral', 'quiet'] as const} columns={['+', '0', '-'] as const}>
      {(tone, value) => (
        <Amount tone={tone} sign="always" value={units(value === '+' ? 1340 : value === '-' ? -1000 : 0)} />
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{() => <Amount value={money(-987_654_321_055)} />}</BothWays>,
});
