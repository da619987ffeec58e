import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { toWireBet } from '#mocks/handlers/to-wire.ts';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { openBets } from '#shared/api/contract/betting/bet-list.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { sampleBets } from '../testing/sample-bets.ts';
import { OpenBets, type OpenBetsProps } from './OpenBets.tsx';

const meta = preview.meta({
  component: OpenBets,
  args: {
    link: renderPlainLink,
    toMatchHref: (sportId, matchId) => `/details/${sportId}/${matchId}`,
  } satisfies OpenBetsProps,
});

const respondWithTotal = (total: number) =>
  http.post(toMockUrl(openBets), async ({ request }) => {
    const { page } = (await request.json()) as { page: number };
    const rows = page === 1 ? sampleBets : sampleBets.slice(0, 1);
    return HttpResponse.json({ status: true, data: rows.map(toWireBet), metadata: { total, page } });
  });

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithTotal(sampleBets.length));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mumbai v Chennai' })).toHaveAttribute(
      'href',
      '/details/4/30192825',
    );
    await expect(canvas.queryByText(/^Page/)).toBeNull();
  },
});

export const Pages = meta.story({
  beforeEach({ msw }) {
    msw.use(respondWithTotal(80));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open bets')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(openBets));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your bets could not be read');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(openBets, 'Bet lists are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bet lists are closed until 10:00.');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(openBets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});
