import { ReceiptText } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'No open bets',
    children: 'Bets you place stand here until they are settled. Pick a price to open the slip.',
    icon: <ReceiptText size={22} aria-hidden />,
    action: <Button>Go to in-play</Button>,
  } satisfies EmptyStateProps,
});

export const OpenBets = meta.story();
export const TitleAlone = meta.story({ render: () => <EmptyState title="No matches in play" /> });

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {() => (
        <EmptyState {...args} title="No bets of this sport, of this market and of these days were found">
          Betsyouplacestandhereinonewordwithoutanyspace until they are settled, and then in the statement.
        </EmptyState>
      )}
    </BothWays>
  ),
});
