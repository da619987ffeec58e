import { expect } from 'storybook/test';
import { odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { Price, type PriceProps } from './Price.tsx';

const meta = preview.meta({ component: Price, args: { value: odds(185), kind: 'odds' } satisfies PriceProps });

export const Odds = meta.story();

export const Bookmaker = meta.story({
  args: { value: payoutPer100(75), kind: 'bookmaker' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.75')).toBeVisible();
  },
});

export const None = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
});
