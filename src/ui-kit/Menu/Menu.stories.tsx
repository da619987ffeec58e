import preview from '#workshop/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { MenuItem, MenuLabel } from './Menu.styles.ts';
import { Menu, type MenuProps } from './Menu.tsx';

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
  render: function Held(args) {
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

export const Open = meta.story({ args: { open: true }, decorators: [(Story) => <div style={{ minBlockSize: 180 }}><Story /></div>] });

export const ClosesOutside = meta.story({
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(document.body);
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
  },
});
