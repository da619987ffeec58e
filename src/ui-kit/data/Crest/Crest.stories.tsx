import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Crest, type CrestProps } from './Crest.tsx';
import { drawCrest } from './draw-crest.ts';

const findCrests = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')];

const meta = preview.meta({ component: Crest, args: { name: 'Sri Lanka' } satisfies CrestProps });

export const Initials = meta.story({
  play: async ({ canvasElement }) => {
    const [crest] = findCrests(canvasElement);
    await expect(crest).toHaveAttribute('data-initials', 'SL');
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

export const Pictured = meta.story({
  args: { src: '/icon.svg', size: 'large' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
});

export const FailedPicture = meta.story({
  args: { src: '/icon.svg?gone' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    if (picture !== null) await fireEvent.error(picture);
    await waitFor(() => expect(findCrests(canvasElement)[0]).toHaveAttribute('data-initials', 'SL'));
  },
});

const teams = ['Sri Lanka', 'Australia', 'مصر', '中国', 'X', 'Castries Cays', 'Bilbao Puerto'] as const;

export const Sizes = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['small', 'medium', 'large'] as const} columns={teams}>
      {(size, team) => <Crest name={team} size={size} />}
    </Permutations>
  ),
});

export const DrawnAgain = meta.story({
  args: { name: 'Sri Lanka' },
  render: () => (
    <>
      <Crest name="Sri Lanka" /> <Crest name="Dubai Dunes" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [drawn, rendered] = findCrests(canvasElement);
    if (drawn === undefined || rendered === undefined) throw new Error('two crests are rendered');
    drawCrest(drawn, 'Dubai Dunes');
    await expect(drawn.isEqualNode(rendered)).toBe(true);
  },
});

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{() => <Crest name="A team with a very long name, and more of it" size="large" />}</BothWays>,
});
