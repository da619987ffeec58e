import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { Chip, type ChipProps } from './Chip.tsx';

const meta = preview.meta({
  component: Chip,
  args: { pressed: false, count: 12, children: 'Cricket', onClick: fn() } satisfies ChipProps,
});

export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cricket/, pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({ args: { pressed: true } });
export const WithoutCount = meta.story({ render: () => <Chip pressed={false}>In-Play</Chip> });

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => (
        <Chip pressed={direction === 'rtl'} count={91}>
          Greyhound racing of every country
        </Chip>
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: () => (
    <PlatformStates>
      {(state) => (
        <>
          <Chip pressed={false} count={12}>
            {state}
          </Chip>
          <Chip pressed count={12}>{`${state}, on`}</Chip>
        </>
      )}
    </PlatformStates>
  ),
});
