import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { plainLink } from '../link/plainLink.tsx';
import { SideNav, type SideNavProps } from './SideNav.tsx';

const meta = preview.meta({
  component: SideNav,
  decorators: [(Story) => <div style={{ inlineSize: 224 }}><Story /></div>],
  args: {
    label: 'Sports and competitions',
    link: plainLink,
    groups: [
      {
        title: 'Sports',
        items: [
          { href: '#cricket', name: 'Cricket', count: 12, current: true },
          { href: '#ipl', name: 'A premier league with quite a long name', count: 5, depth: 1 },
          { href: '#soccer', name: 'Soccer', count: 48 },
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
