import { expect, waitFor } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { networkScenarios } from '#mocks/network-scenarios.ts';
import { saveHrBet } from '#shared/api/contract/betting/bet-place.ts';
import { units } from '#shared/domain/money/money.ts';
import { startInOddsFormat } from '#shared/odds-format/testing/start-in-odds-format.ts';
import preview from '#storybook/preview.tsx';
import { findOpenRace, listSelectionsIn, RaceSlip, type RaceSlipProps } from '../../testing/RaceSlip.tsx';
import { emptySlotArgs, withSlipWidth } from '../../testing/slip-story.tsx';
import { pendingMultiBetRows } from '../api/pending-multi-bets-storage.ts';
import { RaceSlipSlot } from './RaceSlipSlot.tsx';

type RaceStorySetup = (exchange: Exchange) => Omit<RaceSlipProps, 'exchange'>;

const prepareSelection =
  (count: number, change: Partial<Omit<RaceSlipProps, 'exchange' | 'market' | 'selections'>> = {}): RaceStorySetup =>
  (exchange) => ({
    market: findOpenRace(exchange),
    selections: listSelectionsIn(findOpenRace(exchange), count),
    ...change,
  });

const meta = preview.meta({
  component: RaceSlipSlot,
  beforeEach: () => pendingMultiBetRows.remove(),
  args: emptySlotArgs,
  parameters: { picture: true, setUp: prepareSelection(3, { total: '2000' }) },
  decorators: [withSlipWidth],
  render: (_, { exchange, parameters }) => (
    <RaceSlip exchange={exchange} {...(parameters['setUp'] as RaceStorySetup)(exchange)} />
  ),
});

const PLACE = /^Place \d bets · /;
const toRaceSetupParameters = (setUp: RaceStorySetup) => ({ setUp });

export const EqualProfit = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place 3 bets · 2,000' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Runners in the slip' }).children).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('Balance after').parentElement).toHaveTextContent('48,000.00'));
  },
});

export const OwnStakes = meta.story({
  parameters: toRaceSetupParameters(prepareSelection(2, { split: 'free' })),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox', { name: /^Stake on / });
    if (first === undefined || second === undefined) throw new Error('fewer than two stake fields found');
    await userEvent.type(first, '300');
    await userEvent.type(second, '200');
    await expect(await canvas.findByRole('button', { name: 'Place 2 bets · 500' })).toBeVisible();
  },
});

export const UseAllPrices = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fields = await canvas.findAllByRole('spinbutton', { name: /^Odds of / });
    const live = fields.map((field) => (field as HTMLInputElement).value);
    for (const field of fields) {
      await userEvent.clear(field);
      await userEvent.type(field, '900');
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Use all prices' }));
    await expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(live);
    await expect(canvas.getByText('No price has moved')).toBeVisible();
  },
});

export const AmericanOdds = meta.story({
  beforeEach: startInOddsFormat('american'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('spinbutton', { name: /^Odds of / });
    if (first === undefined) throw new Error('no odds field found');
    await userEvent.clear(first);
    await userEvent.type(first, '+150');
    await expect(canvas.getByText('Sent as 2.50')).toBeVisible();
    await expect(first).toHaveValue('+150');
  },
});

export const Empty = meta.story({ parameters: toRaceSetupParameters(prepareSelection(0)) });

export const OneRunner = meta.story({
  parameters: toRaceSetupParameters(prepareSelection(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Select at least two runners' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const BelowTheLeastStake = meta.story({
  async beforeEach({ exchange }) {
    await exchange.operator.setMarket(findOpenRace(exchange).marketId, { limits: { minStake: units(5_000) } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /: Min Size is: 5000$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ARunnerLaid = meta.story({
  parameters: toRaceSetupParameters((exchange) => ({
    market: findOpenRace(exchange),
    selections: [
      ...listSelectionsIn(findOpenRace(exchange), 1),
      ...listSelectionsIn(findOpenRace(exchange), 2, 'lay').slice(1),
    ],
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Equal profit takes backs only' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Placed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Min /);
    await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
    await expect(await canvas.findByText('Placed: 3 bets · 2,000')).toBeVisible();
    await expect(canvas.getByText('No runner selected')).toBeVisible();
  },
});

/** With default preferences the button requires a second press. Any edit in between requires it again. */
export const Confirmation = meta.story({
  parameters: toRaceSetupParameters(prepareSelection(3, { total: '2000', preferences: { asksToConfirm: true } })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Min /);
    await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
    await expect(await canvas.findByRole('button', { name: 'Press again to place 3 bets · 2,000' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Total stake' }), '0');
    await expect(await canvas.findByRole('button', { name: 'Place 3 bets · 20,000' })).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(saveHrBet, 'Odds suspended!'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
    await expect(await canvas.findByText('Odds suspended!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Total stake' })).toHaveValue('2000');
  },
});

export const ResponseLostAndFound = meta.story({
  beforeEach({ msw, exchange }) {
    msw.use(networkScenarios.lostResponse(saveHrBet, createHandlers(exchange)));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Min /);
    await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
    await expect(await canvas.findByText(/We found all the bets in your bets/)).toBeVisible();
  },
});

export const Unverified = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.lostRequest(saveHrBet));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PLACE }));
    await expect(await canvas.findByText(/Not all in your bets yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'This bet is being checked' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
