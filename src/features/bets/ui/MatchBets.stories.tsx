import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { toWireBet } from '#mocks/handlers/to-wire.ts';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { bets } from '#shared/api/contract/betting/bet-list.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { sampleBets } from '../testing/sample-bets.ts';
import { MatchBets, type MatchBetsProps } from './MatchBets.tsx';

const meta = preview.meta({
  component: MatchBets,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344 }}>
        <Story />
      </div>
    ),
  ],
  args: { matchId: '30192825', allHref: '/bethistory', link: renderPlainLink } satisfies MatchBetsProps,
});

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(toMockUrl(bets), () => HttpResponse.json({ status: true, data: sampleBets.map(toWireBet) })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Open bets (${sampleBets.length})` })).toBeVisible();
    await expect(canvas.getByText('No 20 over runs MUM')).toBeVisible();
    await expect(canvas.getByText('Not matched')).toBeVisible();
    await expect(canvas.getByText('Void: Match abandoned')).toBeVisible();
    await expect(canvas.getByText('Deleted: Wrong odds')).toBeVisible();
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bets on this match')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(bets));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(bets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bets could not be read');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(bets, 'Bet lists are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bet lists are closed until 10:00.');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(bets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});
