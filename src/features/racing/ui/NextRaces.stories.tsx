import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { allRacingMarkets } from '#shared/api/contract/markets/races.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { NextRaces, type NextRacesProps } from './NextRaces.tsx';

const meta = preview.meta({
  component: NextRaces,
  args: {
    limit: 5,
    toRaceHref: (sportId, matchId) => `#${sportId}/${matchId}`,
    link: renderPlainLink,
  } satisfies NextRacesProps,
});

/** Creates a race in the far future, so that it is upcoming for the story's clock and for the real one. */
const createUpcomingRace = (sport: string, venue: string, minute: string) => ({
  sport_id: sport,
  match_id: `${sport}${minute}`,
  market_id: `1.${sport}${minute}`,
  name: 'Race',
  venue,
  country_code: 'GB',
  market_start_time: `2099-01-01T12:${minute}:00Z`,
  inplay: false,
  status: 'OPEN',
});
const cards: Readonly<Record<string, readonly object[]>> = {
  '7': [createUpcomingRace('7', 'Ascot', '10'), createUpcomingRace('7', 'Ascot', '30')],
  '4339': [
    createUpcomingRace('4339', 'Romford', '20'),
    createUpcomingRace('4339', 'A course with a very long name of its own', '40'),
  ],
};

export const BothSports = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(toMockUrl(allRacingMarkets), async ({ request }) => {
        const sportId = (await request.formData()).get('sport_id');
        return HttpResponse.json({ status: true, data: typeof sportId === 'string' ? cards[sportId] : undefined });
      }),
    );
  },
  play: async ({ canvas }) => {
    const races = await canvas.findAllByRole('link');
    await expect(races.map((race) => race.textContent.match(/Ascot|Romford|A course/)?.[0])).toEqual([
      'Ascot',
      'Romford',
      'Ascot',
      'A course',
    ]);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(allRacingMarkets));
  },
});

export const NoRaces = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races here')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The races could not be loaded');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(allRacingMarkets, 'Racing is closed for your account'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Racing is closed for your account');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(allRacingMarkets));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});
