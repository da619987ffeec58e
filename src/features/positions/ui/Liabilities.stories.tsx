import { expect, waitFor, within } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { getExposures } from '#shared/api/contract/betting/bet-list.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { Liabilities, type LiabilitiesProps } from './Liabilities.tsx';

const meta = preview.meta({
  component: Liabilities,
  parameters: { picture: true },
  args: {
    link: renderPlainLink,
    toMatchHref: (sportId, matchId) => `/details/${sportId}/${matchId}`,
  } satisfies LiabilitiesProps,
});

/** Places a back bet of 500.00 on the favourite, at the lowest odds, which always matches. */
async function placeBetsOnTwoSports({ betting, board, clock, operator }: Exchange): Promise<void> {
  const userId = readSession()?.userId ?? '';
  for (const sport of ['4', '1']) {
    const market = board
      .listHomeMatches()
      .filter(({ sportId, inPlay }) => sportId === sport && inPlay)
      .flatMap(({ matchId }) => board.listMatchMarkets(matchId))
      .find(({ kind, status, runners }) => kind === 'odds' && status === 'open' && runners[0]?.back[0]);
    // A bet on an outsider could win more than the market allows.
    const [favourite] = (market?.runners ?? [])
      .flatMap(({ runnerId, back: [best] }) => (best ? [{ runnerId, price: best.price }] : []))
      .sort((first, second) => first.price - second.price);
    if (market === undefined || favourite === undefined) throw new Error(`no open market of sport ${sport}`);
    await operator.setMarket(market.marketId, { delaySeconds: 0 });
    const placing = betting.place(userId, {
      marketId: market.marketId,
      runnerId: favourite.runnerId,
      side: 'back',
      price: odds(101),
      stake: units(500),
    });
    clock.advance(100);
    const placed = await placing;
    if (placed.kind !== 'placed') throw new Error(`bet not placed: ${placed.kind}`);
  }
}

export const Filled = meta.story({
  beforeEach: ({ exchange }) => placeBetsOnTwoSports(exchange),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(2);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/details\/\d+\/\d+$/));
    await expect(canvas.getAllByRole('cell', { name: '−500.00' })).toHaveLength(2);
    await expect(
      within(canvas.getByRole('list', { name: 'Largest liabilities' })).getAllByText('−500.00'),
    ).toHaveLength(2);
  },
});

export const Refreshes = meta.story({
  play: async ({ canvas, userEvent, exchange }) => {
    await canvas.findByText('No open positions');
    await placeBetsOnTwoSports(exchange);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open positions')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(getExposures));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(getExposures));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Liabilities could not be read');
    await expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(getExposures, 'Reports are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reports are closed until 10:00.');
  },
});

export const Malformed = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.malformed(getExposures));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The exchange gave an answer that could not be read.',
    );
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(getExposures));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});
