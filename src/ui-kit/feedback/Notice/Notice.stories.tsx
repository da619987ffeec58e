import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { Notice, type NoticeProps } from './Notice.tsx';

const meta = preview.meta({
  component: Notice,
  args: { children: 'Your session has ended. Sign in again to go on.', role: 'status' } satisfies NoticeProps,
});

export const Plain = meta.story();

export const Failed = meta.story({
  args: { tone: 'loss', role: 'alert', children: 'Username/Password Incorrect', detail: 'OTP has been expired!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Username/Password IncorrectOTP has been expired!');
  },
});

export const AllTones = meta.story({
  name: 'Permutations',
  render: () => (
    <Permutations rows={['one line', 'two lines'] as const} columns={['neutral', 'gain', 'loss', 'warn'] as const}>
      {(row, tone) => (
        <Notice tone={tone} detail={row === 'two lines' ? 'And what can be done.' : undefined}>
          {tone}
        </Notice>
      )}
    </Permutations>
  ),
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {() => (
        <Notice tone="warn" detail="And what can be done about it, which takes more than one line as well.">
          Unavoidablylongwordswithoutanyspaceinthemmuststillfitintothenotice, and it goes on after them.
        </Notice>
      )}
    </BothWays>
  ),
});
