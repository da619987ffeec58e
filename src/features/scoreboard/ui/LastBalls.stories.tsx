import { expect, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import preview from '#storybook/preview.tsx';
import { cricketChase, cricketFirstInnings, mockScore, soccerScore } from '../testing/sample-scores.ts';
import { LastBalls, type LastBallsProps } from './LastBalls.tsx';

const meta = preview.meta({ component: LastBalls, args: { matchId: '30192825' } satisfies LastBallsProps });

export const Chase = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore(cricketChase)),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Last balls, the latest at the end' });
    await expect(canvas.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual([
      '11',
      '44',
      '00',
      'Wwicket',
      '1wdwide, 1',
      '66',
    ]);
  },
});

const expectNothing = (canvasElement: HTMLElement) => waitFor(() => expect(canvasElement).toBeEmptyDOMElement());

export const BeforeTheFirstBall = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...cricketFirstInnings, runs: 0, wickets: 0, overs: '0.0', balls: [] })),
  play: ({ canvasElement }) => expectNothing(canvasElement),
});

export const AnotherSport = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore(soccerScore)),
  play: ({ canvasElement }) => expectNothing(canvasElement),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.unreachable(score)),
  play: ({ canvasElement }) => expectNothing(canvasElement),
});
