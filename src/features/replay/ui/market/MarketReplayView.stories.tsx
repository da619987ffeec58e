import { expect } from 'storybook/test';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainMarket } from '../../testing/render-plain-market.tsx';
import { createEventfulMarket, createRecordedMarket, sampleOutline, STARTED_AT } from '../../testing/sample-market.ts';
import { createOwnBet } from '../../testing/sample-own-bet.ts';
import { MarketReplayView, type MarketReplayViewProps } from './MarketReplayView.tsx';

/** Formats a time in the reader's zone, which stories do not fix. */
const formatClock = (after: number): string => formatTimestamp(STARTED_AT + after, 'clock') ?? '';

const long = 'The Royal and Ancient Challengers of Thiruvananthapuram and Surroundings';
const renderWithoutBets = () => {
  const market = createRecordedMarket({
    ...sampleOutline,
    runners: sampleOutline.runners.map((runner) => ({ ...runner, name: `${long} ${runner.runnerId}` })),
  });
  market.publish(0, { status: 'open' }, [198, 200]);
  return [market.track(30_000)];
};

/** A settled market of three minutes: in-play after 10 s, suspended after 60 s. */
const meta = preview.meta({
  component: MarketReplayView,
  args: {
    tracks: [createEventfulMarket().track(181_000)],
    bets: [createOwnBet('1', 30_000, { side: 'back' }), createOwnBet('2', 90_000, { side: 'lay' })],
    renderMarket: renderPlainMarket,
    startAt: 'at-the-end',
  } satisfies MarketReplayViewProps,
});

export const AtTheEnd = meta.story();

/** "What was the price at 14:01:00?" */
export const JumpsToTime = meta.story({
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('textbox', { name: 'Price at a time' });
    await userEvent.type(time, 'noon{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a time such as 14:03:07.');
    await userEvent.clear(time);
    await userEvent.type(time, `${formatClock(60_000)}{Enter}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `At ${formatClock(60_000)}: Mumbai 2.10 to back, 2.12 to lay`,
    );
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 2\.10/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ByTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Moment' });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/, the latest$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous change' }));
    await expect(slider).toHaveAttribute('aria-valuetext', `${formatClock(180_000)}, 1s before the latest`);
    await userEvent.click(canvas.getByRole('button', { name: /Your bet: Back Mumbai at 1\.98, 500/ }));
    await expect(await canvas.findByRole('button', { name: /^Back Mumbai at 1\.80/ })).toBeVisible();
  },
});

export const NothingHappened = meta.story({ args: { tracks: renderWithoutBets(), bets: [] } });
