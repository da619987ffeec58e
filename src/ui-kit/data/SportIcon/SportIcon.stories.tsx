import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { drawSportIcon } from './draw-sport-icon.ts';
import { SportIcon, type SportIconProps } from './SportIcon.tsx';

const sports = ['cricket', 'soccer', 'tennis', 'horses', 'greyhounds', 'casino', 'in-play', 'other'] as const;

const meta = preview.meta({ component: SportIcon, args: { sport: 'cricket' } satisfies SportIconProps });

export const Cricket = meta.story();

export const Sizes = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['small', 'medium'] as const} columns={sports}>
      {(size, sport) => <SportIcon sport={sport} size={size} />}
    </Permutations>
  ),
});

export const DrawnAgain = meta.story({
  render: () => (
    <>
      <SportIcon sport="cricket" /> <SportIcon sport="tennis" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [drawn, rendered] = [...canvasElement.querySelectorAll('svg')];
    if (drawn === undefined || rendered === undefined) throw new Error('two icons are rendered');
    drawSportIcon(drawn, 'tennis');
    await expect(drawn.isEqualNode(rendered)).toBe(true);
  },
});
