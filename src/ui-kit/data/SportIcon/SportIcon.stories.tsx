import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { drawSportIcon } from './draw-sport-icon.ts';
import { SportIcon, type SportIconProps } from './SportIcon.tsx';

const kinds = ['cricket', 'soccer', 'tennis', 'horses', 'greyhounds', 'casino', 'in-play', 'other'] as const;

const meta = preview.meta({ component: SportIcon, args: { kind: 'cricket' } satisfies SportIconProps });

export const Cricket = meta.story();

export const Sizes = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['16', '20'] as const} columns={kinds}>
      {(size, kind) => <SportIcon kind={kind} size={size === '16' ? 16 : 20} />}
    </Permutations>
  ),
});

export const DrawnAgain = meta.story({
  render: () => (
    <>
      <SportIcon kind="cricket" /> <SportIcon kind="tennis" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [drawn, rendered] = [...canvasElement.querySelectorAll('svg')];
    if (drawn === undefined || rendered === undefined) throw new Error('two icons are rendered');
    drawSportIcon(drawn, 'tennis');
    await expect(drawn.isEqualNode(rendered)).toBe(true);
  },
});
