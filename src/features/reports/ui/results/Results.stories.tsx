import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { matchResults } from '#shared/api/contract/markets/match-result.ts';
import preview from '#storybook/preview.tsx';
import { pageLengths } from '#ui-kit';
import { freshResults } from '../../model/results.ts';
import { Results, type ResultsProps } from './Results.tsx';

function ControlledResults({ view, ...rest }: ResultsProps) {
  const [state, setState] = useState(view.state);
  return <Results {...rest} view={{ ...view, state, onState: setState }} />;
}

const meta = preview.meta({
  component: Results,
  render: (args) => <ControlledResults {...args} />,
  args: {
    view: { state: { ...freshResults, length: 10 }, onState: fn(), lengths: pageLengths },
    now: Date.parse('2026-03-14T13:05:00Z'),
  } satisfies ResultsProps,
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Tennis' }, { timeout: 10_000 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sport' }), 'Tennis');
    await waitFor(() => expect(canvas.queryByText('Cricket', { selector: 'td' })).toBeNull(), { timeout: 10_000 });
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(5);
  },
});

const markets = Array.from({ length: 10_000 }, (_, index) => ({
  sport_name: 'Cricket',
  series_name: 'Indian Premier League',
  match_name: `Mumbai v Chennai ${index + 1}`,
  market_name: 'Match Odds',
  winner_name: 'Mumbai',
  result_settled_at: '2026-03-14T12:00:00Z',
  type: 1,
}));

const times = ['2026-03-14T10:00:00Z', '2026-03-14T12:00:00Z', '2026-03-14T11:00:00Z'];

/** The app loads all results and sorts them itself. */
export const ServerInAnotherOrder = meta.story({
  beforeEach({ msw }) {
    const results = times.map((at, index) => ({ ...markets[index], result_settled_at: at }));
    msw.use(
      http.post(toMockUrl(matchResults), () =>
        HttpResponse.json({ status: true, data: results, metadata: { total: results.length, page: 1 } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Mumbai v Chennai 1');
    const readRowNames = () =>
      canvas.getAllByRole('row').flatMap((row) => /Chennai (\d)/.exec(row.textContent)?.[1] ?? []);
    await waitFor(() => expect(readRowNames()).toEqual(['2', '3', '1']));
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Event' })).getByRole('button'));
    await waitFor(() => expect(readRowNames()).toEqual(['1', '2', '3']));
  },
});

/** The server pages the results, so the last page loads as fast as the first. */
export const TenThousandRows = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(toMockUrl(matchResults), async ({ request }) => {
        const { page, limit } = (await request.json()) as { page: number; limit: number };
        return HttpResponse.json({
          status: true,
          data: markets.slice((page - 1) * limit, page * limit),
          metadata: { total: markets.length, page },
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–10 of 10,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(await canvas.findByText('9,991–10,000 of 10,000')).toBeVisible();
    await expect(await canvas.findByText('Mumbai v Chennai 10000')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results in these days')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(matchResults));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The results could not be read');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(matchResults, 'Reports are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reports are closed until 10:00.');
  },
});
