import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { updatePassword } from '#shared/api/contract/account/user.ts';
import preview from '#storybook/preview.tsx';
import { PasswordCard } from './PasswordCard.tsx';

const meta = preview.meta({ component: PasswordCard, args: { userName: 'demo', onChanged: fn() } });

interface StoryScreen {
  readonly canvas: {
    getByLabelText(name: string): HTMLElement;
    getByRole(role: string, options: { name: string }): HTMLElement;
  };
  readonly userEvent: {
    type(element: HTMLElement, text: string): Promise<void>;
    click(element: HTMLElement): Promise<void>;
  };
}

async function change(
  { canvas, userEvent }: StoryScreen,
  old = 'Demo1234',
  next = 'Newer1234',
  again = next,
): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Current password'), old);
  await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.type(canvas.getByLabelText('New password again'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(3);
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const EndsEverySession = meta.story({
  play: async ({ canvas, userEvent, args, exchange }) => {
    await change({ canvas, userEvent });
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await expect((await exchange.accounts.signIn({ userName: 'demo', password: 'Newer1234' })).kind).toBe('signed-in');
  },
});

export const TheTwoDiffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Demo1234', 'Newer1234', 'Newer12345');
    await expect(await canvas.findByText('The two passwords are not the same.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), '5');
    await waitFor(() => expect(canvas.queryByText('The two passwords are not the same.')).toBeNull());
  },
});

export const WrongOldPassword = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await change({ canvas, userEvent }, 'Wrong1234');
    await expect(await canvas.findByText('Old password did not match!')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Newer1234');
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(updatePassword));
  },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ResponseLost = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(updatePassword));
  },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent });
    await expect(await canvas.findByText(/If you are signed out, try it first/)).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('Demo1234');
  },
});
