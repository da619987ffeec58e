import preview from '#storybook/preview.tsx';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Menu, MenuItem } from '#ui-kit';
import { comesLater } from './comesLater.tsx';

const parts = {
  Items: () => (
    <>
      <MenuItem as="a" {...{ href: '#profile' }}>
        Profile
      </MenuItem>
      <MenuItem type="button">Sign out</MenuItem>
    </>
  ),
};

/** What a story does to the file that was asked for last. */
let file: { come: () => void; fail: () => void; asked: number };

const load = () =>
  new Promise<typeof parts>((resolve, reject) => {
    file = {
      come: () => resolve(parts),
      fail: () => reject(new Error('a story of a file that does not come')),
      asked: file.asked + 1,
    };
  });

function LateMenu() {
  const [later] = useState(() => comesLater(load));
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: '15rem' }}>
      <Menu label="Account of demo" trigger="Account" align="start" open={open} onOpen={setOpen}>
        <later.Part>{({ Items }) => <Items />}</later.Part>
      </Menu>
    </div>
  );
}

const meta = preview.meta({
  component: LateMenu,
  beforeEach() {
    file = { come: () => undefined, fail: () => undefined, asked: 0 };
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openByKeyboard({ canvas, userEvent }: Context): Promise<HTMLElement> {
  const trigger = canvas.getByRole('button', { name: 'Account of demo' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the menu');
  await expect(trigger).toHaveFocus();
  return trigger;
}

/** Who has gone down into the menu before it has come is at its first item when it comes. */
export const FocusGoesIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openByKeyboard(context);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    file.come();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  },
});

/** Who has not is left at the button, as in a menu that was there. */
export const FocusStays = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openByKeyboard(context);
    file.come();
    await expect(await canvas.findByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
  },
});

export const ClosedBeforeItComes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openByKeyboard(context);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    file.come();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
    await userEvent.click(trigger);
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(file.asked).toBe(1);
  },
});

/** The console is told of it; here that is what the story is about. */
const expected = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

export const DoesNotCome = meta.story({
  beforeEach: expected,
  play: async (context) => {
    const { canvas } = context;
    await openByKeyboard(context);
    file.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The menu could not be loaded');
  },
});

export const ComesAtTheSecondAttempt = meta.story({
  beforeEach: expected,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openByKeyboard(context);
    file.fail();
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(file.asked).toBe(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
    file.come();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
  },
});

/** What failed while nobody looked is asked for anew by who looks. */
export const OpenedAgainAfterAFailure = meta.story({
  beforeEach: expected,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openByKeyboard(context);
    await userEvent.keyboard('{Escape}');
    file.fail();
    await userEvent.click(trigger);
    await waitFor(() => expect(file.asked).toBe(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
    file.come();
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});
