import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { ChanceBar, type ChanceBarProps } from './ChanceBar.tsx';
import { writeChances } from './write-chances.ts';

const two = ['Sri Lanka', 'Australia'];
const three = ['Montevideo Faro', 'The Draw', 'Rosario Centro'];

const meta = preview.meta({
  component: ChanceBar,
  args: { names: two, percents: [43, 57] } satisfies ChanceBarProps,
});

export const TwoRunners = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Chances from the prices: Sri Lanka 43 %, Australia 57 %' }),
    ).toBeVisible();
    await expect(canvas.getByText('57 %')).toBeVisible();
  },
});

export const WithScore = meta.story({ args: { middle: <span>AUS 166/7 (17.4)</span> } });

/** As wide as on the smallest phone. The score has the whole line, so that a longer one moves nothing below. */
export const WithLongScore = meta.story({
  args: { names: ['Sri Lanka', 'Rosario Centro'], middle: <span>6 – 2, 2 – 6, 5 – 3 · 15 – 15</span> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/15 – 15/).getClientRects()).toHaveLength(1);
  },
});

export const WithoutPrices = meta.story({
  args: { percents: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WrittenWithoutRender = meta.story({
  args: { percents: null },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-empty]');
    if (bar === null) throw new Error('the bar is empty at first');
    writeChances(bar, two, [0, 100]);
    await expect(canvas.getByRole('img', { name: /Sri Lanka <1 %, Australia >99 %/ })).toBeVisible();
    writeChances(bar, two, [43, 57]);
    await expect(canvas.getByRole('img', { name: /Sri Lanka 43 %, Australia 57 %/ })).toBeVisible();
  },
});

const chances = { even: [50, 50], lopsided: [3, 97], certain: [0, 100] } as const;
export const Shares = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['two', 'three'] as const} columns={['even', 'lopsided', 'certain'] as const}>
      {(row, column) => {
        const [first, last] = chances[column];
        return row === 'two' ? (
          <ChanceBar names={two} percents={[first, last]} />
        ) : (
          <ChanceBar names={three} percents={[first, Math.floor(last / 2), Math.ceil(last / 2)]} />
        );
      }}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {() => <ChanceBar names={['A team with a very long name', 'Anotherteamwithaverylongname']} percents={[40, 60]} />}
    </BothWays>
  ),
});
