import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { updateMatchStack } from '#shared/api/contract/account/user.ts';
import { units } from '#shared/domain/money/money.ts';
import { DEFAULT_STAKES } from '#shared/domain/money/stake.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { EditStakes, type EditStakesProps } from './EditStakes.tsx';

const meta = preview.meta({
  component: EditStakes,
  parameters: { picture: true },
  args: { stakes: DEFAULT_STAKES, onDone: fn() } satisfies EditStakesProps,
});

export const Filled = meta.story();

export const SavesAndCloses = meta.story({
  play: async ({ canvas, userEvent, args, exchange }) => {
    const first = canvas.getByRole('textbox', { name: 'Stake 1' });
    await userEvent.clear(first);
    await userEvent.type(first, '750{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(exchange.accounts.getStakes(readSession()?.userId ?? '')[0]).toBe(units(750));
  },
});

export const EveryFieldIsRequired = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(8);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const KeepsTheStakesWhenSavingFails = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(updateMatchStack));
  },
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByRole('textbox', { name: 'Stake 8' });
    await userEvent.clear(last);
    await userEvent.type(last, '99000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'));
    await expect(last).toHaveValue('99000');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
