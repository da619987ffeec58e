import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { pageLengthsAndAll } from '../DataTable/model/table-state.ts';
import { Pager, type PagerProps } from './Pager.tsx';

const onPage = fn();
const onLength = fn();
const meta = preview.meta({
  component: Pager,
  args: {
    label: 'Bets',
    page: 2,
    length: 25,
    total: 10_000,
    lengths: pageLengthsAndAll,
    onPage,
    onLength,
  } satisfies PagerProps,
});

export const Many = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('26–50 of 10,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(onPage).toHaveBeenLastCalledWith(400);
    await userEvent.selectOptions(canvas.getByLabelText('Rows'), 'All');
    await expect(onLength).toHaveBeenLastCalledWith('all');
  },
});

export const LastOfThem = meta.story({
  args: { page: 400 },
  play: async ({ canvas, userEvent }) => {
    onPage.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onPage).not.toHaveBeenCalled();
  },
});

export const OnePage = meta.story({ args: { page: 1, total: 7 } });

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => <Pager {...args} label={`Bets, ${direction}`} page={400_000} total={123_456_789} />}
    </BothWays>
  ),
});
