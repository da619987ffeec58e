import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Avatar } from './Avatar.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuItem, MenuLabel } from './MenuItem.styles.ts';

const meta = preview.meta({
  component: Menu,
  args: {
    label: 'Account of demo',
    trigger: <Avatar name="demo" />,
    open: false,
    onOpen: fn(),
    align: 'start',
    children: (
      <>
        <MenuLabel>demo</MenuLabel>
        <MenuItem as="a" {...{ href: '#profile' }}>
          Profile
        </MenuItem>
        <MenuItem type="button">Sign out</MenuItem>
      </>
    ),
  } satisfies MenuProps,
  render: function StatefulMenu(args) {
    const [open, setOpen] = useState(args.open);
    return <Menu {...args} open={open} onOpen={setOpen} />;
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account of demo', expanded: false });
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  args: { open: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const ClosesOutside = meta.story({
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(document.body);
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
  },
});

/** At the lower edge of the window. The panel scrolls into view, and stays open while the keyboard moves through it. */
export const AtTheLowerEdge = meta.story({
  parameters: { picture: false },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'calc(100vh - 4rem) 200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account of demo' });
    await userEvent.click(trigger);
    const item = canvas.getByRole('button', { name: 'Sign out' });
    await expect(item.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollBy(0, 40);
    await scrolled;
    await expect(item).toHaveFocus();
    trigger.focus({ preventScroll: true });
    window.scrollBy(0, 40);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** In a container that clips. A press of an item closes it, and the trigger has the focus. */
export const AboveThePage = meta.story({
  args: { layer: 'top', closeOnPress: true },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'hidden', blockSize: '3rem', inlineSize: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account of demo' });
    await userEvent.click(trigger);
    const item = canvas.getByRole('button', { name: 'Sign out' });
    await expect(item.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await userEvent.click(item);
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Placeholders of loading items are focusable like the items. */
export const ItemsOnTheirWay = meta.story({
  args: {
    children: (
      <div tabIndex={0}>
        <Spinner label="Loading the menu" />
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account of demo' });
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

const items = (
  <>
    <MenuLabel>somebody-with-a-very-long-name</MenuLabel>
    <MenuItem type="button">Everything that was ever booked on this account</MenuItem>
  </>
);

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <div style={{ minBlockSize: '9rem' }}>
          <Menu {...args} label={direction} open>
            {items}
          </Menu>
        </div>
      )}
    </BothWays>
  ),
});

export const AllEdges = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['closed', 'open'] as const} columns={['start', 'end'] as const}>
      {(state, align) => (
        <div
          style={{
            inlineSize: '16rem',
            minBlockSize: state === 'open' ? '9rem' : '0',
            display: 'flex',
            alignItems: 'start',
            justifyContent: align,
          }}
        >
          <Menu {...args} label={`${state}, ${align}`} align={align} open={state === 'open'}>
            {items}
          </Menu>
        </div>
      )}
    </Permutations>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>
      {(state) => (
        <div style={{ inlineSize: '14rem', minBlockSize: '11rem' }}>
          <Menu {...args} label={state} open />
        </div>
      )}
    </PlatformStates>
  ),
});
