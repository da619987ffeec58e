import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/match-frame.ts';
import { MatchFrames, type MatchFramesProps } from './MatchFrames.tsx';

const policy = { origin: window.location.origin, frameHosts: ['tv.exchange.example'] };

const meta = preview.meta({ component: MatchFrames, args: { matchId: '30192825', policy } satisfies MatchFramesProps });

const addresses = (tv: string | null, board: string | null) =>
  http.post(addressOf(getTvUrlScoreboardUrl), () => HttpResponse.json({ status: true, data: { tv_url: tv, match_scoreboard_url: board } }));

export const Offered = meta.story({
  beforeEach({ msw }) {
    msw.use(addresses('https://tv.exchange.example/1', 'https://board.elsewhere.example/1'));
  },
  play: async ({ canvas, userEvent }) => {
    const pictures = await canvas.findByRole('button', { name: 'Live pictures' });
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
    await userEvent.click(pictures);
    await expect(canvas.getByTitle('Live pictures')).toHaveAttribute('src', 'https://tv.exchange.example/1');
    await expect(canvas.getByText(/Pictures are delayed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scoreboard' }));
    await expect(canvas.getByText('This address cannot be shown')).toBeVisible();
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
  },
});

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.empty(getTvUrlScoreboardUrl));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(getTvUrlScoreboardUrl));
  },
});
