import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { ProviderTabs, type ProviderTabsProps } from './ProviderTabs.tsx';

const names = [
  'All',
  'Evolution Gaming',
  'Ezugi',
  'Kingmidas Gaming',
  'Smartsoft Gaming',
  'Gamzix',
  'Bombay Live',
  'OneTouch',
  'Royal Gaming Virtual',
  'Royal Gaming',
  'Beter Live',
  'Yuvi Games',
  'BetGames.TV',
  'Spribe',
  'Aviatrix',
  'Royal Gaming Lobby',
  'Yuvi Games Lobby',
];
const providers = names.map((name, index) => ({ code: `P${index}`, name }));

const meta = preview.meta({
  component: ProviderTabs,
  args: { providers, selected: 'P0', onSelect: fn(), children: null } satisfies ProviderTabsProps,
  render: function StatefulProviderTabs(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <ProviderTabs {...args} selected={selected} onSelect={setSelected}>
        {providers.find(({ code }) => code === selected)?.name}
      </ProviderTabs>
    );
  },
});

export const AllOfThem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Ezugi' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Yuvi Games Lobby', selected: true });
    await expect(last).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Yuvi Games Lobby');
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1);
  },
});

export const Few = meta.story({ args: { providers: providers.slice(0, 3) } });

const longNamed = [
  { code: 'P0', name: 'A Provider Whose Name Goes On Until Nobody Reads It Any More' },
  ...providers.slice(1, 4),
];

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {() => (
        <ProviderTabs {...args} providers={longNamed}>
          What it offers
        </ProviderTabs>
      )}
    </BothWays>
  ),
});
