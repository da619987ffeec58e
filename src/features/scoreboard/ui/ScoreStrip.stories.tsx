import preview from '#workshop/preview.tsx';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { addressOf, fates } from '#mocks/fates.ts';
import { score } from '#shared/api/contract/score.ts';
import { Permutations } from '#ui-kit/docs/Permutations.tsx';
import { ScoreStrip, type ScoreStripProps } from './ScoreStrip.tsx';

const meta = preview.meta({ component: ScoreStrip, args: { matchId: '30192825' } satisfies ScoreStripProps });

const ball = (runs: number, part: { wicket?: boolean; extra?: boolean } = {}) => ({ runs, wicket: false, extra: false, ...part });
const chase = {
  team: 'MUM', innings: 2, runs: 142, wickets: 4, overs: '16.2', balls: [ball(1), ball(4), ball(0), ball(0, { wicket: true }), ball(1, { extra: true }), ball(6)],
  need_runs: 31, need_balls: 22, status: '', lines: {},
};
const first = { ...chase, innings: 1, need_runs: null, need_balls: null };
const standing = (data: object) => http.post(addressOf(score), () => HttpResponse.json({ status: true, data }));

export const Chase = meta.story({
  beforeEach({ msw }) {
    msw.use(standing(chase));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Need 31 from 22 · RRR 8.45')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((mark) => mark.textContent)).toEqual(['11', '44', '00', 'Wwicket', '1wdwide, 1', '66']);
  },
});

export const FirstInnings = meta.story({
  beforeEach({ msw }) {
    msw.use(standing(first));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Run rate 8.69')).toBeVisible();
  },
});

export const FirstBall = meta.story({
  beforeEach({ msw }) {
    msw.use(standing({ ...first, runs: 0, wickets: 0, overs: '0.0', balls: [] }));
  },
});

export const Break = meta.story({
  beforeEach({ msw }) {
    msw.use(standing({ ...first, overs: '20.0', status: 'Innings break' }));
  },
});

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.empty(score));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No live score for this match')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(score));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(score));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read/)).toBeVisible();
  },
});

export const Widths = meta.story({
  name: 'Permutations',
  beforeEach({ msw }) {
    msw.use(standing(chase));
  },
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
  beforeEach({ msw }) {
    msw.use(fates.refused(score, 'No score for your account.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read/)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(score));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read/)).toBeVisible();
  },
});
