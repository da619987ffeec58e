import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { showRightToLeft } from '../../docs/show-right-to-left.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const tabs = [
  { id: 'all', name: 'All', count: 91 },
  { id: 'cricket', name: 'Cricket', count: 12 },
  { id: 'soccer', name: 'Soccer', count: 48 },
  { id: 'tennis', name: 'Tennis', count: 31 },
];

const meta = preview.meta({
  component: Tabs,
  args: { label: 'Sports', tabs, selected: 'all', onSelect: fn(), children: null } satisfies TabsProps<string>,
  render: function StatefulTabs(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={setSelected}>
        {selected}
      </Tabs>
    );
  },
});

export const Sports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Cricket/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Soccer/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Soccer/ })).toHaveTextContent('soccer');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /All/, selected: true })).toHaveFocus();
  },
});

/** One tab is no choice. The panel keeps the tab's name. */
export const SingleTab = meta.story({
  args: { tabs: tabs.slice(0, 1), stripHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('tabpanel', { name: /All/ })).toHaveTextContent('all');
  },
});

export const RightToLeft = meta.story({
  decorators: [showRightToLeft],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Cricket/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Soccer/, selected: true })).toHaveFocus();
  },
});

export const TooMany = meta.story({
  args: {
    tabs: Array.from({ length: 24 }, (_, index) => ({
      id: index === 0 ? 'all' : `provider-${index}`,
      name: index === 0 ? 'All' : `Provider ${index}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-after', 'true'));
    await expect(list).not.toHaveAttribute('data-before');
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).not.toHaveAttribute('data-after'));
    await expect(list).toHaveAttribute('data-before', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list).toHaveAttribute('data-after', 'true'));
  },
});

/** The selected tab scrolls into view. */
export const SelectedFarAway = meta.story({
  args: {
    selected: 'provider-20',
    tabs: Array.from({ length: 24 }, (_, index) => ({ id: `provider-${index}`, name: `Provider ${index}` })),
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => {
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      return expect(tab.left >= strip.left && tab.right <= strip.right).toBe(true);
    });
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <Tabs
          {...args}
          label={direction}
          tabs={tabs.map((tab) => ({ ...tab, name: `${tab.name} of every country and every league` }))}
        >
          What stands behind it
        </Tabs>
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>
      {(state) => (
        <Tabs {...args} label={state}>
          What stands behind it
        </Tabs>
      )}
    </PlatformStates>
  ),
});
