import { Info, Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Rules of Match Odds', icon: <Info size={18} aria-hidden />, onClick: fn() } satisfies IconButtonProps,
});

export const Once = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rules of Match Odds' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const On = meta.story({
  args: { label: 'Pin Match Odds', icon: <Star size={18} aria-hidden />, pressed: true },
});
export const Off = meta.story({
  args: { label: 'Pin Match Odds', icon: <Star size={18} aria-hidden />, pressed: false },
});

export const Held = meta.story({
  args: { 'aria-disabled': true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const AllVariants = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['open', 'held']} columns={['once', 'off', 'on']}>
      {(row, column) => (
        <IconButton
          label={`${column}, ${row}`}
          icon={<Star size={18} aria-hidden />}
          aria-disabled={row === 'held' || undefined}
          {...(column !== 'once' && { pressed: column === 'on' })}
        />
      )}
    </Permutations>
  ),
});

export const States = meta.story({
  render: () => (
    <PlatformStates>
      {(state) => (
        <>
          <IconButton label={state} icon={<Star size={18} aria-hidden />} />
          <IconButton label={`${state}, on`} icon={<Star size={18} aria-hidden />} pressed />
          <IconButton label={`${state}, held`} icon={<Star size={18} aria-hidden />} aria-disabled />
        </>
      )}
    </PlatformStates>
  ),
});
