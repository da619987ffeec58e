import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { FrameHost } from './FrameHost.tsx';

// A page of another origin that is always reachable and never responds: the loading veil stays.
const otherHostUrl = 'https://tv.exchange.example/match/1';
const policy = {
  origin: window.location.origin,
  frameHosts: ['tv.exchange.example', '*.scores.example', window.location.host],
};

const meta = preview.meta({ component: FrameHost, args: { name: 'Live pictures', src: otherHostUrl, policy } });

export const Sandboxed = meta.story({
  args: { notice: 'Pictures are delayed.' },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Live pictures');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByText('Pictures are delayed.')).toBeVisible();
  },
});

export const Board = meta.story({
  args: { name: 'Scoreboard', variant: 'board', src: 'https://live.scores.example/9' },
});

export const RefusedHost = meta.story({
  args: { src: 'https://elsewhere.example/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address cannot be shown')).toBeVisible();
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
  },
});

/** Our own origin is refused even when listed: such a frame could read the session. */
export const RefusedOwnOrigin = meta.story({
  args: { src: `${window.location.origin}/anything` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This address cannot be shown')).toBeVisible();
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
  },
});

/** Pages of this host post a message. Without one, the frame ends in an error with a button to load it again. */
export const GivenUp = meta.story({
  args: {
    src: 'https://never.scores.example/1',
    timeoutMs: 1,
    policy: { ...policy, greetingHosts: ['never.scores.example'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page did not load')).toBeVisible();
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('This page did not load')).toBeVisible();
  },
});

const variants = ['video', 'board', 'page'] as const;

export const AllShapes = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={variants} columns={['waiting', 'refused'] as const}>
      {(variant, outcome) => (
        <div style={{ inlineSize: '18rem', blockSize: '14rem' }}>
          <FrameHost
            {...args}
            name={`${variant}, ${outcome}`}
            variant={variant}
            src={outcome === 'waiting' ? otherHostUrl : 'https://elsewhere.example/'}
          />
        </div>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <FrameHost
          {...args}
          name={direction}
          notice="Pictures are delayed by as long as the broadcaster says, and may show less than the score does."
        />
      )}
    </BothWays>
  ),
});
