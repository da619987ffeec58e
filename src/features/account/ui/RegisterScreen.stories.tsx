import { expect, fn, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { register } from '#shared/api/contract/account/user.ts';
import { ApiError } from '#shared/api/failure.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { RegisterScreen, type RegisterScreenProps } from './RegisterScreen.tsx';

const meta = preview.meta({
  component: RegisterScreen,
  parameters: { picture: true, layout: 'fullscreen' },
  args: {
    logo: 'LOGO',
    link: renderPlainLink,
    loginHref: '../Login',
    signIn: fn(() => Promise.resolve('signed-in' as const)),
  } satisfies RegisterScreenProps,
});

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

async function fill({ canvas, userEvent }: StoryScreen, userName = 'Newcomer'): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Username'), userName);
  await userEvent.type(canvas.getByLabelText('Password'), 'Welcome12');
  await userEvent.type(canvas.getByLabelText('Mobile'), '9876543210');
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile')).toHaveAttribute('maxlength', '10');
    await expect(canvas.getByLabelText('Mobile')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '../Login');
  },
});

export const RegistersAndSignsIn = meta.story({
  play: async ({ canvas, userEvent, args, exchange }) => {
    await fill({ canvas, userEvent });
    await waitFor(() => expect(args.signIn).toHaveBeenCalledOnce());
    await expect(args.signIn).toHaveBeenCalledWith(
      expect.objectContaining({ userName: 'Newcomer', password: 'Welcome12' }),
      expect.anything(),
    );
    await expect((await exchange.accounts.signIn({ userName: 'newcomer', password: 'Welcome12' })).kind).toBe(
      'signed-in',
    );
  },
});

export const EveryFieldIsRequired = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findAllByText('This field is required.')).toHaveLength(2);
    await expect(canvas.getByText('Mobile number is required.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
  },
});

/** Each message of docs/requirements.md#51-registration-on-every-change, in the order in which a bettor meets them. */
export const ValidatesOnEveryChange = meta.story({
  play: async ({ canvas, userEvent }) => {
    const steps = [
      ['Username', 'ab', 'Username should be minimum 3 digits.'],
      ['Username', ' c', 'Username should contain only alphanumeric characters without spaces.'],
      ['Username', 'defghijkl', 'Username should be maximum 12 digits.'],
      ['Password', 'abc', 'Minimum 8 letters required.'],
      ['Password', 'defgh', 'Password should contain atleast one number and one lower case , one upper case.'],
      ['Password', 'ABC12', 'Maximum 12 letters required.'],
      ['Mobile', '98x', 'Invalid Phone Number'],
    ] as const;
    for (const [field, addition, message] of steps) {
      await userEvent.type(canvas.getByLabelText(field), addition);
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await userEvent.clear(canvas.getByLabelText('Mobile'));
    await expect(await canvas.findByText('Mobile number is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Mobile'), '987');
    await expect(await canvas.findByText('Must be 10 digit')).toBeVisible();
  },
});

export const PasswordRulesAreTicked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'Abc1');
    await expect(canvas.getAllByText('Done:')).toHaveLength(4);
    await userEvent.type(password, '2345');
    await expect(canvas.getAllByText('Done:')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const NameTaken = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent }, 'demo');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Username already exists!');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Welcome12');
    await expect(args.signIn).not.toHaveBeenCalled();
  },
});

export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(register));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const ResponseLost = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(register));
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not confirm your registration');
    await expect(canvas.getByLabelText('Username')).toHaveValue('Newcomer');
  },
});

const failsThenSignsIn = fn(() =>
  failsThenSignsIn.mock.calls.length === 1
    ? Promise.reject(new ApiError({ kind: 'unreachable', code: 'FETCH_ERROR' }))
    : Promise.resolve<'signed-in'>('signed-in'),
);

/** The account exists: a second press signs in and does not register again. */
export const MadeButNotSignedIn = meta.story({
  args: { signIn: failsThenSignsIn },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your account was created, but we could not sign you in.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(args.signIn).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByText('Username already exists!')).toBeNull();
  },
});
