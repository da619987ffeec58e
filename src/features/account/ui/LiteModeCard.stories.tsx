import { expect } from 'storybook/test';
import { startInLiteMode, startWithDataSaver } from '#shared/lite-mode/testing/lite-mode-scenes.ts';
import preview from '#storybook/preview.tsx';
import { LiteModeCard } from './LiteModeCard.tsx';

const meta = preview.meta({ component: LiteModeCard });

export const Off = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use less data' })).not.toBeChecked();
  },
});

export const On = meta.story({
  beforeEach: startInLiteMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use less data' })).toBeChecked();
    await expect(canvas.queryByText(/saves data/)).toBeNull();
  },
});

export const ByDataSaver = meta.story({
  parameters: { picture: true },
  beforeEach: startWithDataSaver,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use less data' })).toBeChecked();
    await expect(canvas.getByText('Your browser saves data, so lite mode is on.')).toBeVisible();
  },
});

/** The bettor's choice wins over the browser's request. */
export const SwitchedOffAgain = meta.story({
  beforeEach: startWithDataSaver,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use less data' }));
    await expect(canvas.getByRole('checkbox', { name: 'Use less data' })).not.toBeChecked();
    await expect(canvas.queryByText(/saves data/)).toBeNull();
  },
});
