import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { matchDetails } from '#shared/api/contract/markets/match-details.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { practiceStore } from '../model/practice-store.ts';
import { createSamplePracticeBet } from '../testing/practice-samples.ts';
import { OpenPracticeBets, type OpenPracticeBetsProps, SettledPracticeBets } from './PracticeBets.tsx';
import { PracticeSummary } from './PracticeSummary.tsx';

const respondWithResult = (winner_name: string) =>
  http.post(toMockUrl(matchResults), () =>
    HttpResponse.json({
      status: true,
      data: [
        {
          sport_name: 'Cricket',
          series_name: '',
          match_name: 'India v Australia',
          market_name: 'Match Odds',
          winner_name,
          result_settled_at: '2026-03-14T18:00:00Z',
          type: 1,
        },
      ],
      metadata: { total: 1, page: 1 },
    }),
  );

const meta = preview.meta({
  component: OpenPracticeBets,
  args: {
    toMatchHref: (sportId, matchId) => `#${sportId}/${matchId}`,
    link: renderPlainLink,
  } satisfies OpenPracticeBetsProps,
  render: (args) => (
    <>
      <PracticeSummary />
      <OpenPracticeBets {...args} />
      <SettledPracticeBets />
    </>
  ),
  // The exchange does not list the samples' match, so it counts as ended.
  beforeEach({ msw }) {
    practiceStore.reset();
    msw.use(networkScenarios.empty(matchDetails), networkScenarios.empty(matchResults));
  },
});

export const Open = meta.story({
  beforeEach() {
    practiceStore.placeBet(createSamplePracticeBet());
    practiceStore.placeBet(createSamplePracticeBet({ betId: 'd2', side: 'lay', price: odds(180), stake: units(200) }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Back India · 500 play credits @ 1.98')).toBeVisible();
    await expect(canvas.getByText('If India wins').nextElementSibling).toHaveTextContent('+330.00');
    await expect(canvas.getByText('If Australia wins').nextElementSibling).toHaveTextContent('−300.00');
    await expect(canvas.getByText('9,700.00')).toBeVisible();
  },
});

export const SettledByTheResults = meta.story({
  beforeEach({ msw }) {
    practiceStore.placeBet(createSamplePracticeBet());
    practiceStore.placeBet(createSamplePracticeBet({ betId: 'd2', side: 'lay', stake: units(100) }));
    msw.use(respondWithResult('India'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No open dream bets')).toBeVisible());
    await expect(canvas.getByText('1 · 1 · 0')).toBeVisible();
    await expect(canvas.getByText('10,392.00')).toBeVisible();
    await expect(canvas.getByText('+65.55 %')).toBeVisible();
  },
});

export const StartsAgain = meta.story({
  beforeEach: () => void practiceStore.placeBet(createSamplePracticeBet()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    const [, yes] = canvas.getAllByRole('button', { name: 'Start again' });
    if (yes !== undefined) await userEvent.click(yes);
    await expect(practiceStore.read().bets).toHaveLength(0);
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000.00')).toBeVisible();
  },
});
