import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ChanceBar } from '#ui-kit';
import { createRowSample, hostileNames, longNames } from '../../testing/featured-row.ts';
import { WithHomeFeed } from '../../testing/WithHomeFeed.tsx';
import { FeaturedMatch, type FeaturedMatchProps } from './FeaturedMatch.tsx';

const inPlay: FeaturedMatchProps = {
  row: createRowSample(),
  href: '/details/4/30192825',
  renderChances: ({ runners }) => (
    <ChanceBar names={runners.map(({ name }) => name)} percents={[54, 46]} middle={<span>CHE 112/3 (13.2)</span>} />
  ),
  renderOdds: () => <span>Prices</span>,
};

const meta = preview.meta({
  component: FeaturedMatch,
  parameters: { route: true },
  decorators: [
    (Story) => (
      <WithHomeFeed scenario={{ of: 'loading' }}>
        <Story />
      </WithHomeFeed>
    ),
  ],
  args: inPlay,
});

export const InPlay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mumbai v Chennai' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mumbai v Chennai' })).toHaveAttribute('href', '/details/4/30192825');
    await expect(canvas.getByText('Prices')).toBeVisible();
  },
});

/** The height stays, because chances may arrive later. */
export const NoChances = meta.story({ args: { renderChances: undefined } });

export const LongNames = meta.story({ args: { row: createRowSample(...longNames) } });

export const HostileNames = meta.story({
  args: { row: createRowSample(...hostileNames, { seriesName: '<script>alert(1)</script>' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
});

/** A name that does not consist of the teams stands whole. */
export const OneName = meta.story({ args: { row: createRowSample('Yes', 'No', { matchName: 'Will it rain?' }) } });
