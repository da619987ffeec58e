import { expect, waitFor, within } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { setPrices } from '#mocks/exchange/testing/given-prices.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { recordScreenReader } from '#storybook/checks/screen-reader.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';
import { showEveryRow } from '../testing/show-every-row.ts';
import {
  closeNotification,
  continuePlaying,
  createScreenshot,
  evenPrices,
  findFirst,
  findMain,
  pageWait,
  placeBack,
  queryBody,
  shorterPrices,
  signIn,
} from '../testing/user-flow-steps.ts';

/** The main tasks of a bettor, from the first step to the last, with the screen reader's output on the way. */
const meta = preview.meta({
  title: 'User flows',
  component: AppAt,
  parameters: { layout: 'fullscreen', picture: false },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    sessionController.checkAccess(false);
    return () => {
      sessionController.signOut('user');
      clearLocalStorage();
    };
  },
});

const renderMatch = (_: AppAtProps, { exchange }: { exchange: Exchange }) => {
  const { sportId, matchId } = findCricketMarket(exchange);
  return <AppAt address={paths.toMatch(sportId, matchId)} />;
};

function prepareVisitor() {
  clearLocalStorage();
  sessionController.checkAccess(false);
}

export const SignIn = meta.story({
  beforeEach: prepareVisitor,
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Login' }, pageWait);
    await recordScreenReader('Before signing in', findMain(context));
    await signIn(context);
    await context.canvas.findAllByRole('button', { name: /^Back .+ at .+ available$/ }, pageWait);
    await showEveryRow();
  },
});

export const PlaceABet = meta.story({
  render: renderMatch,
  beforeEach: ({ exchange }) => setPrices(exchange, findCricketMarket(exchange), evenPrices),
  play: async (context) => {
    await placeBack(context, '500');
    // The page lists the bet. The cash-out button follows, because its file loads separately.
    await context.canvas.findByRole('heading', { name: 'Open bets (1)' }, pageWait);
    await context.canvas.findAllByRole('button', { name: /^Cash out / }, pageWait);
    await recordScreenReader(
      'Beside the match once the bet is placed',
      context.canvas.getByRole('complementary', { name: 'Bets and position' }),
    );
  },
});

export const CashOut = meta.story({
  render: renderMatch,
  beforeEach: ({ exchange }) => setPrices(exchange, findCricketMarket(exchange), evenPrices),
  play: async (context) => {
    const { canvasElement, userEvent, exchange } = context;
    await placeBack(context, '500');
    await setPrices(exchange, findCricketMarket(exchange), shorterPrices);
    await userEvent.click(await findFirst(context, 'button', /^Cash out /));
    const dialog = await queryBody(canvasElement).findByRole('dialog', {}, pageWait);
    await recordScreenReader('The cash-out dialog', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(await within(dialog).findByText('Cashed out. The bet is placed.', {}, pageWait)).toBeVisible();
    await closeNotification(context);
  },
});

export const Deposit = meta.story({
  args: { address: paths.deposit },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Amount', {}, pageWait), '500');
    await userEvent.type(canvas.getByLabelText('Reference number (UTR)'), '123456789012');
    await userEvent.upload(canvas.getByLabelText('Screenshot of the payment'), await createScreenshot());
    const send = await canvas.findByRole('button', { name: 'Send deposit request · ₹500.00' }, pageWait);
    await recordScreenReader('The deposit page, filled in', findMain(context));
    await userEvent.click(send);
    const form = within(canvas.getByRole('form', { name: 'Deposit' }));
    await expect(await form.findByText('Your deposit request has been sent!', {}, pageWait)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Latest deposit' }, pageWait)).toHaveTextContent('₹500.00');
    await expect(await canvas.findByText('500.00', { selector: 'dd *' }, pageWait)).toBeVisible();
    await closeNotification(context);
  },
});

export const ReadTheStatement = meta.story({
  args: { address: paths.statement },
  play: async (context) => {
    await context.canvas.findByText(/add up to the closing balance/, {}, pageWait);
    // The chart's library loads after the rows.
    await context.canvas.findByRole('application', { name: 'Balance over time' }, pageWait);
    await recordScreenReader('The statement', findMain(context));
  },
});

export const CasinoRules = meta.story({
  args: { address: paths.lotus },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await queryBody(canvasElement).findByRole('dialog', {}, pageWait);
    await recordScreenReader('The rules of the casino', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog).not.toBeVisible(), pageWait);
    const tables = await canvas.findByRole('group', { name: 'Lotus Casino tables' }, pageWait);
    await expect(tables).toHaveTextContent('This address cannot be shown');
    // Balances and news come from calls of their own.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/10 credits\)\s*5,000\.00/), pageWait);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/Balance\s*50,000\.00/), pageWait);
    const news = await canvas.findByRole('region', { name: 'News line' }, pageWait);
    await within(news).findByText('Stakes are whole numbers', {}, pageWait);
  },
});

/** From the login to the row of a settled bet. */
export const FromLoginToASettledBet = meta.story({
  beforeEach: prepareVisitor,
  play: async (context) => {
    const { canvas, userEvent, exchange } = context;
    const market = findCricketMarket(exchange);
    await signIn(context);
    await setPrices(exchange, market, evenPrices);
    await userEvent.click(await findFirst(context, 'link', new RegExp(market.runners[0]?.name ?? '')));
    await placeBack(context, '500');
    exchange.clock.advance(8 * 3_600_000);
    await continuePlaying(context);
    // One match is over by now. The side column polls, and may list it until then.
    await findFirst(context, 'link', /^Tennis 23$/);
    await userEvent.click(await findFirst(context, 'link', /My Bets/));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Settled' }, pageWait));
    const settled = await canvas.findByRole('grid', { name: 'Settled bets' }, pageWait);
    await waitFor(() => expect(settled).toHaveTextContent(/500\.00/), pageWait);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent(/Exposure\s*0\.00/), pageWait);
    await recordScreenReader('The settled bet', settled);
  },
});
