import { expect, waitFor } from 'storybook/test';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { score } from '#shared/api/contract/markets/score.ts';
import preview from '#storybook/preview.tsx';
import { Permutations } from '#ui-kit/docs/Permutations.tsx';
import { cricketChase, cricketFirstInnings, mockScore, soccerScore, tennisScore } from '../testing/sample-scores.ts';
import { ScoreStrip, type ScoreStripProps } from './ScoreStrip.tsx';

const meta = preview.meta({
  component: ScoreStrip,
  args: { matchId: '30192825' } satisfies ScoreStripProps,
});

export const Chase = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore(cricketChase)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Need 31 from 22 · RRR 8.45')).toBeVisible();
  },
});

export const FirstInnings = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore(cricketFirstInnings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Run rate 8.69')).toBeVisible();
  },
});

export const FirstBall = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...cricketFirstInnings, runs: 0, wickets: 0, overs: '0.0', balls: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Score' })).toHaveTextContent('MUM 0/0 (0.0)'));
    // No run rate before the first ball, and no list without balls.
    await expect(canvas.queryByText(/Run rate/)).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Break = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...cricketFirstInnings, overs: '20.0', status: 'Innings break' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Innings break')).toBeVisible();
    await expect(canvas.queryByText(/Run rate/)).toBeNull();
  },
});

export const Soccer = meta.story({
  parameters: { picture: true },
  beforeEach: ({ msw }) => msw.use(mockScore(soccerScore)),
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('group', { name: 'Score' });
    await expect(await canvas.findByText('Leeds Rovers')).toBeVisible();
    await expect(strip).toHaveTextContent('Leeds Rovers 2 – 12 to 1 Sunderland Albion64′ 2nd halfMinute 64, 2nd half');
  },
});

/** The page names the same teams in the same order, so the goals stand alone. */
export const SoccerBetweenNames = meta.story({
  args: { teams: { first: 'Leeds Rovers', separator: ' v ', second: 'Sunderland Albion' } },
  parameters: { picture: true },
  beforeEach: ({ msw }) => msw.use(mockScore(soccerScore)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 – 1')).toBeVisible();
    await expect(canvas.getByText('Leeds Rovers').getBoundingClientRect().width).toBeLessThan(2);
  },
});

/** The score has the teams in the other order. Without names, its goals would be read for the wrong teams. */
export const SoccerInTheOtherOrder = meta.story({
  args: { teams: { first: 'Sunderland Albion', separator: ' v ', second: 'Leeds Rovers' } },
  beforeEach: ({ msw }) => msw.use(mockScore(soccerScore)),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Leeds Rovers')).getBoundingClientRect().width).toBeGreaterThan(20);
  },
});

export const SoccerStoppageTime = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...soccerScore, minute: 45, added: 3, half: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('45+3′ 1st half')).toBeVisible();
  },
});

export const SoccerHalfTime = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...soccerScore, minute: 45, half: null, status: 'Half time' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Half time')).toBeVisible();
    await expect(canvas.queryByText(/45′/)).toBeNull();
  },
});

export const Tennis = meta.story({
  parameters: { picture: true },
  beforeEach: ({ msw }) => msw.use(mockScore(tennisScore)),
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Player', 'Set 1', 'Set 2', 'Points'],
      ['A Bellweather', '6', '3', '30'],
      ['K Corvane, serves', '4', '5', 'A'],
    ]);
  },
});

export const TennisOver = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mockScore({
        ...tennisScore,
        sets: [
          { first: 6, second: 4 },
          { first: 7, second: 5 },
        ],
        first_points: '',
        second_points: '',
        server: null,
        status: 'Match over',
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Match over')).toBeVisible();
    await expect(canvas.queryByText('Points')).toBeNull();
  },
});

export const LongNames = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mockScore({
        ...soccerScore,
        home: 'Llanfairpwllgwyngyll'.repeat(6),
        away: 'Borussia Verein fuer Leibesuebungen Moenchengladbach',
      }),
    );
  },
  render: (args) => (
    <div style={{ inlineSize: '240px' }}>
      <ScoreStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('group', { name: 'Score' });
    await expect(await canvas.findByText(/^Llanfair/)).toBeVisible();
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
});

export const Unreadable = meta.story({
  beforeEach: ({ msw }) => msw.use(mockScore({ ...tennisScore, sets: 'two' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/score is unavailable/)).toBeVisible();
  },
});

export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.empty(score)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No live score for this match')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.loading(score)),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.unreachable(score)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/score is unavailable/)).toBeVisible();
  },
});

export const Widths = meta.story({
  name: 'Permutations',
  beforeEach: ({ msw }) => msw.use(mockScore(cricketChase)),
  render: (args) => (
    <Permutations rows={['240px', '300px'] as const} columns={['one'] as const}>
      {(width) => (
        <div style={{ inlineSize: width }}>
          <ScoreStrip {...args} />
        </div>
      )}
    </Permutations>
  ),
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.refused(score, 'No score for your account.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/score is unavailable/)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(networkScenarios.signedOut(score)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/score is unavailable/)).toBeVisible();
  },
});
