import preview from '#workshop/preview.tsx';
import { CircleDot, House, ReceiptText } from 'lucide-react';
import { expect } from 'storybook/test';
import { plainLink } from '../link/plainLink.tsx';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';

const meta = preview.meta({
  component: BottomBar,
  args: {
    label: 'Main',
    link: plainLink,
    items: [
      { href: '#home', name: 'Home', icon: <House size={20} aria-hidden /> },
      { href: '#in-play', name: 'In-Play', icon: <CircleDot size={20} aria-hidden />, current: true },
      { href: '#bets', name: 'My bets', icon: <ReceiptText size={20} aria-hidden /> },
    ],
  } satisfies BottomBarProps,
});

export const Phone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'In-Play' })).toHaveAttribute('aria-current', 'page');
  },
});
