import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Menu, MenuItem } from '#ui-kit';
import { createLazyWithPreload } from '../router/lazy-with-preload.tsx';
import { createDownload, type TestDownload } from '../testing/create-download.ts';
import { LazyMenuContent } from './LazyMenuContent.tsx';

const Items = () => (
  <>
    <MenuItem as="a" {...{ href: '#profile' }}>
      Profile
    </MenuItem>
    <MenuItem type="button">Sign out</MenuItem>
  </>
);

/** The download of the menu's file, which each story ends. */
let file: TestDownload<typeof Items>;

function SlowMenu() {
  const [LazyItems] = useState(() => createLazyWithPreload(file.load));
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: '15rem' }}>
      <Menu label="Account of demo" trigger="Account" align="start" open={open} onOpen={setOpen}>
        <LazyMenuContent>
          <LazyItems />
        </LazyMenuContent>
      </Menu>
    </div>
  );
}

const meta = preview.meta({
  component: SlowMenu,
  beforeEach() {
    file = createDownload(Items);
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

/** A focus inside the loading menu moves to its first item. */
export const FocusMovesToTheFirstItem = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openByKeyboard(context);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    await file.succeed();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  },
});

/** A focus on the trigger stays there, as in a menu without a download. */
export const FocusStays = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openByKeyboard(context);
    await file.succeed();
    await expect(await canvas.findByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(trigger).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
  },
});

export const ClosedWhileLoading = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = await openByKeyboard(context);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await file.succeed();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
    await userEvent.click(trigger);
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(file.countAttempts()).toBe(1);
  },
});

/** Silences console.error, where React and the error boundary log the failure that the story causes. */
const silenceConsole = () => {
  spyOn(console, 'error').mockImplementation(() => undefined);
};

export const DownloadFails = meta.story({
  beforeEach: silenceConsole,
  play: async (context) => {
    const { canvas } = context;
    await openByKeyboard(context);
    await file.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The menu could not be loaded');
  },
});

export const SecondDownloadSucceeds = meta.story({
  beforeEach: silenceConsole,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openByKeyboard(context);
    await file.fail();
    (await canvas.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(file.countAttempts()).toBe(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await file.succeed();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus());
  },
});
