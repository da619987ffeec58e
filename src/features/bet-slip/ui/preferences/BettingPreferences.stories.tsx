import { expect, waitFor, within } from 'storybook/test';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { preferencesEntry } from '../../model/betting-preferences-storage.ts';
import { findOpenMarket, findSelectionIn } from '../../testing/exchange-samples.ts';
import { type StorySetup, toSetupParameters } from '../../testing/placing-a-bet.ts';
import { emptySlotArgs, renderSlipOfSetup, withSlipWidth } from '../../testing/slip-story.tsx';
import type { SlipOnMatchProps } from '../../testing/SlipOnMatch.tsx';
import { BetSlipSlot } from '../BetSlipSlot.tsx';

/** Types odds of 1.01 for a back bet, so that every price on offer is better. */
const withPreferences = (preferences: SlipOnMatchProps['preferences'] = {}): { setUp: StorySetup } =>
  toSetupParameters((exchange) => ({
    selection: findSelectionIn(findOpenMarket(exchange), 'back'),
    odds: '1.01',
    stake: '500',
    preferences,
  }));

const meta = preview.meta({
  component: BetSlipSlot,
  args: emptySlotArgs,
  parameters: withPreferences(),
  decorators: [withSlipWidth],
  render: renderSlipOfSetup,
});

export const Choices = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change how bets are sent' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'How bets are sent' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Any within some ticks' }));
    await userEvent.click(dialog.getByRole('button', { name: /raise ticks/i }));
    await expect(canvas.getByText('Any within 3 ticks')).toBeInTheDocument();
    await expect(preferencesEntry.read()).toMatchObject({ pricePolicyKind: 'within', ticks: 3 });
    const ticks = dialog.getByRole('spinbutton', { name: 'Ticks (1 to 10)' });
    await userEvent.clear(ticks);
    await userEvent.type(ticks, '0x');
    await expect(ticks).toHaveValue('0x');
    await expect(dialog.getByText('Enter a whole number from 1 to 10.')).toBeVisible();
    await expect(preferencesEntry.read()).toMatchObject({ ticks: 3 });
    await userEvent.clear(ticks);
    await userEvent.type(ticks, '4{Enter}');
    await expect(preferencesEntry.read()).toMatchObject({ ticks: 4 });
  },
});

/** The bettor must confirm a warning to switch on one-click betting. */
export const OneClickIsAgreedTo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change how bets are sent' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'How bets are sent' }));
    const checkbox = await dialog.findByRole('checkbox', { name: 'One-click betting' });
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await expect(dialog.getByText(/You are not asked again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Switch on' }));
    await expect(checkbox).toBeChecked();
    await expect(preferencesEntry.read()).toMatchObject({ oneClick: true, oneClickBy: readSession()?.userId });
    await expect(canvas.getAllByText('One-click on · 100').length).toBeGreaterThan(1);
  },
});

export const ConfirmBeforeSending = meta.story({
  parameters: withPreferences({ asksToConfirm: true }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Min /);
    const button = await canvas.findByRole('button', { name: /^Place back bet · 500/ });
    button.click();
    button.click();
    await expect(await canvas.findByRole('button', { name: 'Press again to back · 500 @ 1.01' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stake' }), '0');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Place back bet · 5,000/ })).toBeVisible());
  },
});

export const OnlyAtMyOdds = meta.story({
  parameters: withPreferences({ pricePolicyKind: 'only-mine' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Your odds are not on offer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Use / }));
    await expect(await canvas.findByRole('button', { name: /^Place back bet · 500/ })).toBeVisible();
  },
});
