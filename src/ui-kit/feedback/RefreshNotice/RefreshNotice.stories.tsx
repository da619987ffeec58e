import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { RefreshNotice, type RefreshNoticeProps } from './RefreshNotice.tsx';

const meta = preview.meta({
  component: RefreshNotice,
  args: {
    children: 'The list could not be refreshed. You see the last loaded bets.',
    role: 'status',
  } satisfies RefreshNoticeProps,
});

export const Warning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The list could not be refreshed.');
  },
});

export const AllForms = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['medium', 'small'] as const} columns={['warn', 'quiet'] as const}>
      {(size, tone) => (
        <RefreshNotice size={size} tone={tone}>
          The list could not be refreshed.
        </RefreshNotice>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {() => (
        <RefreshNotice>
          Unavoidablylongwordswithoutanyspaceinthemmuststillfitintothenotice, and it goes on after them.
        </RefreshNotice>
      )}
    </BothWays>
  ),
});
