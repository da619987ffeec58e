import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { getTvUrlScoreboardUrl } from '#shared/api/contract/markets/match-frame.ts';
import preview from '#storybook/preview.tsx';
import { MatchFrames, type MatchFramesProps } from './MatchFrames.tsx';

const policy = { origin: window.location.origin, frameHosts: ['tv.exchange.example'] };

const meta = preview.meta({ component: MatchFrames, args: { matchId: '30192825', policy } satisfies MatchFramesProps });

const mockUrls = (tv: string | null, board: string | null) =>
  http.post(toMockUrl(getTvUrlScoreboardUrl), () =>
    HttpResponse.json({ status: true, data: { tv_url: tv, match_scoreboard_url: board } }),
  );

export const Offered = meta.story({
  beforeEach({ msw }) {
    msw.use(mockUrls('https://tv.exchange.example/1', 'https://board.elsewhere.example/1'));
  },
  play: async ({ canvas, userEvent }) => {
    const pictures = await canvas.findByRole('button', { name: 'Live pictures' });
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
    await userEvent.click(pictures);
    await expect(await canvas.findByTitle('Live pictures')).toHaveAttribute('src', 'https://tv.exchange.example/1');
    await expect(canvas.getByText(/Pictures are delayed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scoreboard' }));
    await expect(await canvas.findByText('This address cannot be shown')).toBeVisible();
    await expect(canvas.queryByTitle('Live pictures')).toBeNull();
  },
});

/** The row that is reserved for the buttons disappears after the response. */
const expectNothing = (canvasElement: HTMLElement) => waitFor(() => expect(canvasElement).toBeEmptyDOMElement());

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(getTvUrlScoreboardUrl));
  },
  play: ({ canvasElement }) => expectNothing(canvasElement),
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getTvUrlScoreboardUrl));
  },
  play: ({ canvasElement }) => expectNothing(canvasElement),
});
