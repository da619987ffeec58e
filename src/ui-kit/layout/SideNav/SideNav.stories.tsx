import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SportIcon } from '../../data/SportIcon/SportIcon.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { SideNav, type SideNavProps } from './SideNav.tsx';

const meta = preview.meta({
  component: SideNav,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 224 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Sports and competitions',
    renderLink: renderPlainLink,
    groups: [
      {
        title: 'Sports',
        items: [
          { href: '#cricket', name: 'Cricket', count: 12, current: true, icon: <SportIcon sport="cricket" /> },
          { href: '#ipl', name: 'A premier league with quite a long name', count: 5, depth: 1 },
          { href: '#soccer', name: 'Soccer', count: 48, icon: <SportIcon sport="soccer" /> },
        ],
      },
      { title: 'Pinned', items: [] },
      { title: 'My money', items: [{ href: '#liabilities', name: 'Liabilities' }] },
    ],
  } satisfies SideNavProps,
});

export const Sports = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Cricket');
    await expect(canvas.queryByText('Pinned')).toBeNull();
  },
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <SideNav
          {...args}
          label={direction}
          groups={[
            {
              title: 'Competitions that have begun',
              items: [
                { href: '#', name: 'A premier league with quite a long name, women and men', count: 12_345, depth: 1 },
              ],
            },
          ]}
        />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <PlatformStates>{(state) => <SideNav {...args} label={state} />}</PlatformStates>,
});
