import { expect } from 'storybook/test';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLine } from '../../testing/render-plain-line.tsx';
import { createEventfulLine, createLineBet, createRecordedLine, openLine } from '../../testing/sample-line.ts';
import { STARTED_AT } from '../../testing/sample-market.ts';
import { LineReplayView, type LineReplayViewProps } from './LineReplayView.tsx';

/** Formats a time in the reader's zone, which stories do not fix. */
const formatClock = (after: number): string => formatTimestamp(STARTED_AT + after, 'clock') ?? '';

const renderWithoutBets = () => {
  const line = createRecordedLine({
    ...openLine,
    name: 'Runs that the Royal and Ancient Challengers of Thiruvananthapuram and Surroundings make in 20 overs',
  });
  line.publish(0, {});
  return line.track(30_000);
};

/**
 * A line of three minutes that is no longer listed: ball running after 30 s, suspended after 60 s, closed after 180 s.
 */
const meta = preview.meta({
  component: LineReplayView,
  args: {
    track: createEventfulLine().track(201_000),
    bets: [createLineBet('1', 'back', 20_000), createLineBet('2', 'lay', 45_000)],
    renderLine: renderPlainLine,
  } satisfies LineReplayViewProps,
});

export const AtTheEnd = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The line was not on screen at this moment, so its runs are not known.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No to 6 over run MUM, no line' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** "What was the line at 14:00:31?" */
export const JumpsToTime = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('textbox', { name: 'Price at a time' });
    await userEvent.type(time, `${formatClock(31_000)}{Enter}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `At ${formatClock(31_000)}: No 35 at 100, Yes 37 at 100 (Ball Running)`,
    );
    await expect(canvas.getByRole('button', { name: 'Yes to 6 over run MUM at 37, 100 paid on 100' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ByTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Moment' });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous change' }));
    await expect(slider).toHaveAttribute('aria-valuetext', `${formatClock(180_000)}, 21s before the latest`);
    await userEvent.click(canvas.getByRole('button', { name: /Your bet: Yes 36 at 100, 500/ }));
    await expect(canvas.getByRole('button', { name: 'No to 6 over run MUM at 35, 100 paid on 100' })).toBeVisible();
  },
});

export const Played = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '200×');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Play' }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Moment' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/, the latest$/),
    );
  },
});

export const Stale = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Prices delayed$/ }));
    await expect(canvas.getByRole('button', { name: 'No to 6 over run MUM at 40, 100 paid on 100' })).toBeVisible();
  },
});

export const NothingHappened = meta.story({ args: { track: renderWithoutBets(), bets: [] } });
