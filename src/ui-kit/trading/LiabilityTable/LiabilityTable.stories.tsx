import { expect } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { LiabilityTable, type LiabilityTableProps } from './LiabilityTable.tsx';

const meta = preview.meta({
  component: LiabilityTable,
  args: {
    label: 'Cricket',
    renderLink: renderPlainLink,
    rows: [
      {
        id: '1',
        href: '#/details/4/31',
        matchName: 'Mumbai v Chennai',
        eventName: 'Match Odds',
        exposure: units(-1750),
      },
      { id: '2', href: '#/details/4/32', matchName: 'Delhi v Kolkata', eventName: 'Bookmaker', exposure: units(0) },
    ],
  } satisfies LiabilityTableProps,
});

export const Cricket = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mumbai v Chennai / Match Odds' })).toHaveAttribute(
      'href',
      '#/details/4/31',
    );
    await expect(canvas.getByRole('cell', { name: '−1,750.00' })).toHaveAttribute('data-sign', 'minus');
    await expect(canvas.getByRole('cell', { name: '0.00' })).not.toHaveAttribute('data-sign');
  },
});

const longRow = {
  id: '1',
  href: '#',
  matchName: 'Royal Challengers of a very long town name by the sea v Another team',
  eventName: '20 over runs of the first innings only',
  exposure: units(-987_654_321),
};

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <LiabilityTable
          {...args}
          label={`Virtual cricket of every league and every day, ${direction}`}
          rows={[longRow]}
        />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <LiabilityTable {...args} label={state} />}</PlatformStates>,
});
