import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor, within } from 'storybook/test';
import type { Limits } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { startInOddsFormat } from '#shared/odds-format/testing/start-in-odds-format.ts';
import { iframeStory } from '#storybook/config/iframe-story.ts';
import preview from '#storybook/preview.tsx';
import { findOpenLine, findOpenMarket, findSelectionIn, findSelectionOnLine } from '../testing/exchange-samples.ts';
import { type StorySetup, toSetupParameters } from '../testing/placing-a-bet.ts';
import { emptySlotArgs, renderSlipOfSetup, withSlipWidth } from '../testing/slip-story.tsx';
import type { SlipOnMatchProps } from '../testing/SlipOnMatch.tsx';
import { BetSlipSlot } from './BetSlipSlot.tsx';

const prepareBackBet: StorySetup = (exchange) => ({
  selection: findSelectionIn(findOpenMarket(exchange), 'back'),
  stake: '500',
});

const meta = preview.meta({
  component: BetSlipSlot,
  args: emptySlotArgs,
  parameters: { picture: true, setUp: prepareBackBet },
  decorators: [withSlipWidth],
  render: renderSlipOfSetup,
});

export const Draft = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Place back bet · 500 @/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Balance after').parentElement).toHaveTextContent('49,500.00'));
  },
});

export const AmericanOdds = meta.story({
  beforeEach: startInOddsFormat('american'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Place back bet · 500 @ [+−]\d+$/ })).toBeVisible();
    await expect(canvas.getByText(/^Sent as \d+\.\d\d$/)).toBeVisible();
    const field = canvas.getByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '+151');
    await expect(canvas.getByText('Read as +152, the nearest odds here. Sent as 2.52')).toBeVisible();
  },
});

export const FractionalOdds = meta.story({
  beforeEach: startInOddsFormat('fractional'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '5/');
    await expect(canvas.getByText('Write a fraction, such as 5/6 or 11/4.')).toBeVisible();
    await userEvent.type(field, '6');
    await expect(canvas.getByText('Sent as 1.83')).toBeVisible();
  },
});

export const Empty = meta.story({ parameters: toSetupParameters(() => ({ selection: null })) });

export const Lay = meta.story({
  parameters: toSetupParameters((exchange) => ({
    selection: findSelectionIn(findOpenMarket(exchange), 'lay'),
    stake: '200',
  })),
});

export const SessionLine = meta.story({
  parameters: toSetupParameters((exchange) => ({
    selection: findSelectionOnLine(exchange, findOpenLine(exchange)),
    stake: '500',
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Bet YES at \d+ · stake 500$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /raise|lower/i })).toBeNull();
  },
});

export const ChangedAsItWasPressed = meta.story({
  parameters: toSetupParameters((exchange) => ({
    selection: findSelectionIn(findOpenMarket(exchange), 'back', { changedAgoMs: 90 }),
  })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Enter a stake/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stake' }), '-129.9');
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('-129.9');
    await expect(canvas.getByRole('button', { name: /^Place back bet · 129 @ / })).toBeVisible();
  },
});

export const PriceMoved = meta.story({
  parameters: toSetupParameters((exchange) => ({ ...prepareBackBet(exchange), odds: '1.01' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use / }));
    await expect(canvas.getByRole('button', { name: /^Use /, hidden: true })).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByText(/^Min 100/)).toBeVisible();
  },
});

const createDraftParameters = (fields: Partial<Pick<SlipOnMatchProps, 'stake' | 'odds'>> = {}) =>
  toSetupParameters((exchange) => ({ ...prepareBackBet(exchange), ...fields }));

const limitMarket =
  (limits: Partial<Omit<Limits, 'delaySeconds'>>) =>
  async ({ exchange }: StoryContext) => {
    await exchange.operator.setMarket(findOpenMarket(exchange).marketId, { limits });
  };

const expectBlockedButton =
  (name: string) =>
  async ({ canvas }: StoryContext) => {
    // Before the limits are read, the button can show another reason.
    await canvas.findByText(/^Min \d/);
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  };

export const BelowTheLeastStake = meta.story({
  parameters: createDraftParameters(),
  beforeEach: limitMarket({ minStake: units(1000) }),
  play: expectBlockedButton('Min Size is: 1000'),
});

export const AboveTheGreatestStake = meta.story({
  parameters: createDraftParameters(),
  beforeEach: limitMarket({ maxStake: units(400) }),
  play: expectBlockedButton('Max Size is: 400'),
});

export const BelowTheLeastOdds = meta.story({
  parameters: createDraftParameters({ odds: '1.02' }),
  beforeEach: limitMarket({ minOdds: odds(110) }),
  play: expectBlockedButton('Min Odd is: 1.1'),
});

export const AboveTheGreatestOdds = meta.story({
  parameters: createDraftParameters({ odds: '3.50' }),
  beforeEach: limitMarket({ maxOdds: odds(300) }),
  play: expectBlockedButton('Max Odd is: 3'),
});

export const AboveTheGreatestProfit = meta.story({
  parameters: createDraftParameters(),
  beforeEach: limitMarket({ maxProfit: units(1) }),
  play: expectBlockedButton('Max Profit is: 1'),
});

export const BeyondTheBalance = meta.story({
  parameters: createDraftParameters({ stake: '60000' }),
  beforeEach: limitMarket({ maxStake: null, maxProfit: null }),
  play: expectBlockedButton('Insufficient Balance.'),
});

export const Suspended = meta.story({
  parameters: toSetupParameters((exchange) => ({
    selection: findSelectionIn(findOpenMarket(exchange), 'back'),
    stake: '500',
    isSuspended: true,
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Market suspended' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The phone variant: the same slip as the content of a sheet. */
export const Sheet = meta.story({
  parameters: { ...iframeStory, ...toSetupParameters((exchange) => ({ ...prepareBackBet(exchange), shape: 'sheet' })) },
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Bet slip' });
    await expect(within(sheet).getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Clear' }));
    await expect(within(sheet).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  },
});
