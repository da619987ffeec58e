import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = preview.meta({ component: Badge, args: { tone: 'live', children: 'IN-PLAY' } satisfies BadgeProps });

export const InPlay = meta.story();
export const AllTones = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['tones'] as const} columns={['neutral', 'live', 'gain', 'loss', 'warn', 'accent'] as const}>
      {(_, tone) => <Badge tone={tone}>{tone}</Badge>}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => <BothWays>{() => <Badge tone="warn">Bets are held for 5 s, in the last over for 8 s</Badge>}</BothWays>,
});
