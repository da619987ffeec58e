import { expect } from 'storybook/test';
import { odds } from '#shared/domain/odds/odds.ts';
import { formatPrice } from '#shared/format/price.ts';
import { chooseOddsFormat } from '#shared/odds-format/odds-format-store.ts';
import preview from '#storybook/preview.tsx';
import { OddsFormatCard } from './OddsFormatCard.tsx';

const meta = preview.meta({
  component: OddsFormatCard,
  beforeEach: () => () => chooseOddsFormat('decimal'),
});

export const Choices = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Show odds as' });
    await expect(select).toHaveDisplayValue('Decimal (1.85)');
    await userEvent.selectOptions(select, 'Fractional (17/20)');
    await expect(select).toHaveDisplayValue('Fractional (17/20)');
    await expect(formatPrice(odds(185))).toBe('17/20');
    await expect(localStorage.getItem('odds-format@1')).toBe('fractional');
  },
});

/** Decimal odds are stored as no row, so that the app loads nothing more. */
export const BackToDecimal = meta.story({
  beforeEach: () => chooseOddsFormat('american'),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Show odds as' });
    await expect(select).toHaveDisplayValue('American (−118)');
    await userEvent.selectOptions(select, 'Decimal (1.85)');
    await expect(formatPrice(odds(185))).toBe('1.85');
    await expect(localStorage.getItem('odds-format@1')).toBeNull();
  },
});
