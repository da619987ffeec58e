import { expect } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { AmountBars, type AmountBarsProps } from './AmountBars.tsx';

const meta = preview.meta({
  component: AmountBars,
  args: {
    label: 'Net result by sport',
    sign: 'always',
    rows: [
      { id: '4', name: 'Cricket', amount: units(2_070) },
      { id: '1', name: 'Soccer', amount: units(-13_450) },
      { id: '2', name: 'Tennis', amount: units(0) },
    ],
  } satisfies AmountBarsProps,
});

export const BothSigns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Net result by sport' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cricket+2,070.00',
      'Soccer−13,450.00',
      'Tennis0.00',
    ]);
  },
});

/** All amounts have one sign, so every bar begins at the start. */
export const OneSign = meta.story({
  args: {
    label: 'Largest liabilities',
    sign: 'negative',
    rows: [
      { id: '1', name: <a href="#match">Mumbai v Chennai / Match Odds</a>, amount: units(-1_750) },
      { id: '2', name: 'Delhi v Kolkata / Bookmaker', amount: units(-800) },
      { id: '3', name: '4 other markets', amount: units(-120) },
    ],
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <AmountBars
          {...args}
          label={`${args.label}, ${direction}`}
          rows={[
            {
              id: '1',
              name: 'Royal Challengers of a very long town name by the sea v Another',
              amount: units(-987_654_321),
            },
            { id: '2', name: 'Anotherteamwithoutanyspaceinitsnameatallandyetlonger', amount: units(-1) },
          ]}
        />
      )}
    </BothWays>
  ),
});
