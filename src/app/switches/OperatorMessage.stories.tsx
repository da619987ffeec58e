import { expect, waitFor } from 'storybook/test';
import { applyTestSwitches } from '#shared/switches/testing/test-switches.ts';
import preview from '#storybook/preview.tsx';
import { StatusBar } from '../layout/StatusLine.styles.ts';
import { OperatorMessage, type OperatorMessageProps } from './OperatorMessage.tsx';

const LONG_MESSAGE =
  'Withdrawals take up to six hours today, because two banks work on their systems. Every request that you send is kept in its order.';

const meta = preview.meta({
  component: OperatorMessage,
  args: { children: <span>News</span> } satisfies OperatorMessageProps,
  decorators: [
    (Story) => (
      <StatusBar aria-label="Status">
        <Story />
      </StatusBar>
    ),
  ],
});

export const Short = meta.story({
  beforeEach: () => applyTestSwitches({ banner: 'Bonus week: see the news.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bonus week: see the news.' })).toBeVisible();
    await expect(canvas.queryByText('News')).toBeNull();
  },
});

export const Long = meta.story({
  beforeEach: () => applyTestSwitches({ banner: LONG_MESSAGE }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LONG_MESSAGE }));
    await expect(await canvas.findByRole('dialog', { name: 'Message' })).toHaveTextContent(LONG_MESSAGE);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: LONG_MESSAGE })).toHaveFocus();
  },
});

/** The message comes while the page is open, and a screen reader announces it. */
export const ComesAndGoes = meta.story({
  beforeEach: () => applyTestSwitches({}),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    applyTestSwitches({ banner: 'Bonus week' });
    await expect(await canvas.findByRole('button', { name: 'Bonus week' })).toBeVisible();
    await expect(status).toHaveTextContent('Bonus week');
    applyTestSwitches({});
    await expect(await canvas.findByText('News')).toBeVisible();
  },
});
