import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OddsGrid } from '../OddsGrid.tsx';
import { OddsRow } from '../OddsRow.tsx';
import { createSampleSide } from '../samples.tsx';
import { observeVisibility } from './market-visibility.ts';
import { MarketColumn } from './MarketGroups.styles.ts';
import { MarketGroups } from './MarketGroups.tsx';

const ids = Array.from({ length: 25 }, (_, index) => `Session ${index + 1}`);

const renderMarket = (id: string) => (
  <OddsGrid key={id} name={id} variant="levels">
    <OddsRow
      name="Mumbai"
      back={createSampleSide({ runner: 'Mumbai', side: 'back', best: 185 })}
      lay={createSampleSide({ runner: 'Mumbai', side: 'lay', best: 186 })}
    />
  </OddsGrid>
);

const meta = preview.meta({
  component: MarketGroups,
  args: { ids, children: renderMarket },
  decorators: [
    (Story) => (
      <MarketColumn>
        <Story />
      </MarketColumn>
    ),
  ],
});

/** The browser draws markets near the screen and reports each that enters or leaves. */
export const ManyMarkets = meta.story({
  play: async ({ canvasElement }) => {
    const [first, last] = [
      canvasElement.querySelector('section'),
      [...canvasElement.querySelectorAll('section')].at(-1),
    ];
    if (first === null || last === undefined) throw new Error('no markets');
    const isDrawn = () => last.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isDrawn()).toBe(false));
    const onChange = fn();
    const stop = observeVisibility(last, onChange);
    last.scrollIntoView();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true));
    await expect(isDrawn()).toBe(true);
    first.scrollIntoView();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false));
    stop();
  },
});

/** Up to twenty markets form one group. */
export const Few = meta.story({ args: { ids: ids.slice(0, 2) } });
