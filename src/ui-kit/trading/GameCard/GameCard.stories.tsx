import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { getInitials } from '../../text/initials.ts';
import { GameCard, type GameCardProps } from './GameCard.tsx';

const art = '/icon.svg';

const meta = preview.meta({
  component: GameCard,
  args: {
    name: 'Golden Roulette',
    provider: 'Evolution Gaming',
    src: art,
    onLaunch: fn(),
    favourite: false,
    onFavourite: fn(),
  } satisfies GameCardProps,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '11rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Pictured = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Golden Roulette Evolution Gaming' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Golden Roulette is a favourite', pressed: false }));
    await expect(args.onFavourite).toHaveBeenCalledOnce();
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
});

export const Favourite = meta.story({ args: { favourite: true } });

export const NoPicture = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GR')).toBeVisible();
  },
});

/** A valid address without an image behind it. */
export const PictureFails = meta.story({
  args: { src: '/no-such-picture.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('GR')).toBeVisible());
  },
});

export const Initials = meta.story({
  render: () => <p>{['7 up', 'Ángel', '*** ', 'Over / Under', '龍虎 tiger'].map(getInitials).join(' ')}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7U Á OU 龍T')).toBeVisible();
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <GameCard
          {...args}
          name={`The Lightning Golden Imperial First Person Auto Roulette of the Thirty-Seven Lakes ${direction}`}
          provider="A Provider with a Name That Does Not End"
        />
      )}
    </BothWays>
  ),
});

export const AllVariants = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['picture', 'initials']} columns={['plain', 'favourite']}>
      {(row, column) => (
        <GameCard
          {...args}
          name={`${row} ${column}`}
          src={row === 'picture' ? art : null}
          favourite={column === 'favourite'}
        />
      )}
    </Permutations>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>{(state) => <GameCard {...args} name={`Roulette ${state}`} src={null} />}</PlatformStates>
  ),
});
