import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

const meta = preview.meta({
  component: ErrorPanel,
  args: {
    title: 'The matches could not be loaded',
    children: 'The connection failed (FETCH_ERROR).',
    onRetry: fn(),
  } satisfies ErrorPanelProps,
});

export const Unreachable = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('FETCH_ERROR');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
export const NoWayOn = meta.story({
  render: () => <ErrorPanel title="This match is not known">It may have ended.</ErrorPanel>,
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {() => (
        <ErrorPanel {...args} title="The bets, the balance and the positions of this market could not be loaded">
          TheconnectionfailedandtheservergaveareasoninonewordwithoutanyspaceFETCHERROR.
        </ErrorPanel>
      )}
    </BothWays>
  ),
});
