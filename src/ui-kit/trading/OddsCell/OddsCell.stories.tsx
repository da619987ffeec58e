import { expect, fn } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import { odds, payoutPer100 } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { OddsCell, type OddsCellProps } from './OddsCell.tsx';

const meta = preview.meta({
  component: OddsCell,
  args: {
    side: 'back',
    level: 0,
    price: odds(198),
    size: units(4200),
    kind: 'odds',
    runner: 'India',
    onClick: fn(),
  } satisfies OddsCellProps,
});

const sides = ['back', 'lay'] as const;

export const Back = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back India at 1.98, best price, 4,200 available' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Lay = meta.story({ args: { side: 'lay', price: odds(200), size: units(1_250_000) } });

export const Bookmaker = meta.story({
  args: { kind: 'bookmaker', price: payoutPer100(8500), size: units(100_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Back India at 85, best price, 1 lakh available' }),
    ).toHaveTextContent('85');
  },
});

export const NoOffer = meta.story({
  args: { price: null, size: null },
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('button', { name: 'Back India, no price' });
    await userEvent.click(cell);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(cell).toHaveTextContent('–');
  },
});

export const Locked = meta.story({
  args: { state: 'locked' },
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('button');
    await userEvent.click(cell);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Selected = meta.story({
  args: { state: 'selected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

const long = { price: odds(100_000), size: units(987_654_321) };

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <OddsCell
          {...args}
          {...long}
          runner={`A runner with a name that goes on for longer than anyone would read, ${direction}`}
        />
      )}
    </BothWays>
  ),
});

export const AllLevels = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={sides} columns={['0', '1', '2'] as const}>
      {(side, level) => <OddsCell {...args} side={side} level={Number(level) as 0 | 1 | 2} />}
    </Permutations>
  ),
});

export const States = meta.story({
  render: (args) => (
    <>
      <PlatformStates>
        {(state) => sides.map((side) => <OddsCell {...args} key={side} side={side} runner={state} />)}
      </PlatformStates>
      <Permutations rows={sides} columns={['open', 'selected', 'locked', 'up', 'down', 'empty'] as const}>
        {(side, state) => (
          <OddsCell
            {...args}
            side={side}
            {...(state === 'selected' || state === 'locked' ? { state } : {})}
            {...(state === 'up' || state === 'down' ? { 'data-movement': state } : {})}
            {...(state === 'empty' ? { price: null, size: null } : {})}
          />
        )}
      </Permutations>
    </>
  ),
});

/** The same price on both sides, and moving both ways: states that must differ for every reader. */
export const StatesDiffer = meta.story({
  parameters: {
    contrastPairs: [
      ['Back India at 1.98, best price, 4,200 available', 'Lay India at 1.98, best price, 4,200 available'],
      ['Back Up at 1.98, best price, 4,200 available', 'Back Down at 1.98, best price, 4,200 available'],
    ],
  },
  render: (args) => (
    <>
      <OddsCell {...args} side="back" />
      <OddsCell {...args} side="lay" />
      <OddsCell {...args} runner="Up" data-movement="up" />
      <OddsCell {...args} runner="Down" data-movement="down" />
    </>
  ),
});
