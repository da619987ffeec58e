import preview from '#workshop/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fates } from '#mocks/fates.ts';
import { matchResults } from '#shared/api/contract/match.ts';
import { pageLengths } from '#ui-kit';
import { freshResults } from '../model/results.ts';
import { Results, type ResultsProps } from './Results.tsx';

function Kept({ view, ...rest }: ResultsProps) {
  const [state, setState] = useState(view.state);
  return <Results {...rest} view={{ ...view, state, onState: setState }} />;
}

const meta = preview.meta({
  component: Results,
  render: (args) => <Kept {...args} />,
  args: { view: { state: { ...freshResults, length: 10 }, onState: fn(), lengths: pageLengths }, now: Date.parse('2026-03-14T13:05:00Z') } satisfies ResultsProps,
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Tennis' }, { timeout: 10_000 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sport' }), 'Tennis');
    await waitFor(() => expect(canvas.queryByText('Cricket', { selector: 'td' })).toBeNull(), { timeout: 10_000 });
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(5);
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.empty(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results in these days')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.loading(matchResults));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.unreachable(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The results could not be read');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(fates.signedOut(matchResults));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});
