import { CircleDot, House, ReceiptText } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';

const meta = preview.meta({
  component: BottomBar,
  args: {
    label: 'Main',
    renderLink: renderPlainLink,
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

/** A bar in its own container. On a page it sticks to the edge of the screen. */
const frameStyle = { blockSize: '6rem', contain: 'layout' } as const;

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <div style={frameStyle}>
          <BottomBar
            {...args}
            label={direction}
            items={args.items.map((item) => ({ ...item, name: `${item.name} of everyone` }))}
          />
        </div>
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>
      {(state) => (
        <div style={{ ...frameStyle, inlineSize: '16rem' }}>
          <BottomBar {...args} label={state} />
        </div>
      )}
    </PlatformStates>
  ),
});
