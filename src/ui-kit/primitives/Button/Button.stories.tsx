import { Wallet } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Place back bet · 500 @ 1.98', variant: 'primary', onClick: fn() } satisfies ButtonProps,
});

const variants = ['primary', 'secondary', 'quiet', 'danger', 'back', 'lay'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Primary = meta.story();

export const HeldBack = meta.story({
  args: { children: 'Min Size is: 100', 'aria-disabled': true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Min Size is: 100' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const AllVariants = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={variants} columns={sizes}>
      {(variant, size) => (
        <Button variant={variant} size={size} icon={<Wallet size={16} aria-hidden />}>
          {variant}
        </Button>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {() => (
        <Button variant="lay" full icon={<Wallet size={16} aria-hidden />}>
          Place lay bet · 12,34,567 @ 1000 on a selection whose name is longer than the button is wide
        </Button>
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: () => (
    <>
      <PlatformStates>
        {(state) => variants.map((variant) => <Button key={variant} variant={variant}>{`${variant} ${state}`}</Button>)}
      </PlatformStates>
      <Permutations rows={variants} columns={['held back', 'busy', 'disabled'] as const}>
        {(variant, state) => (
          <Button
            variant={variant}
            busy={state === 'busy'}
            aria-disabled={state === 'held back'}
            disabled={state === 'disabled'}
          >
            {variant}
          </Button>
        )}
      </Permutations>
    </>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    await expect(look('primary hover').backgroundColor).not.toBe(look('primary rest').backgroundColor);
    await expect(look('primary active').backgroundColor).not.toBe(look('primary hover').backgroundColor);
    await expect(look('primary focus-visible').outlineStyle).toBe('solid');
    await expect(look('primary rest').outlineStyle).toBe('none');
  },
});
