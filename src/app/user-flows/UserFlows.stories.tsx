import preview from '#storybook/preview.tsx';
import { recordScreenReader } from '#storybook/checks/screen-reader.ts';
import { expect, waitFor, within } from 'storybook/test';
import { FRESH_PRICE_MS } from '#shared/domain/bet/selection.ts';
import { session } from '#features/session/index.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';

/** The wait for a page, and for a match that the exchange plays to its end. */
const pageWait = { timeout: 30_000 };

/** The main tasks of a bettor, from the first step to the last, with the screen reader's output on the way. */
const meta = preview.meta({
  title: 'User flows',
  component: AppAt,
  parameters: { layout: 'fullscreen', picture: false },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    session.checkAccess(false);
    return () => {
      session.signOut('user');
      clearLocalStorage();
    };
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

function cricket(exchange: Exchange): Market {
  const match = exchange.board
    .homeMatches()
    .find((row) => row.sportId === '4' && row.inPlay && row.runners.length === 2);
  const market = match && exchange.board.matchMarkets(match.matchId).find((each) => each.type === 'match-odds');
  if (market === undefined) throw new Error('no cricket match in play');
  return market;
}

const offer = (back: number, lay: number) => ({
  back: [{ price: odds(back), size: units(100_000) }, null, null] as const,
  lay: [{ price: odds(lay), size: units(100_000) }, null, null] as const,
});

/** Sets the prices of both runners, so that every run has the same announcements. */
async function setPrices(
  exchange: Exchange,
  market: Market,
  prices: readonly [ReturnType<typeof offer>, ReturnType<typeof offer>],
) {
  const offers = Object.fromEntries(
    market.runners.map(({ runnerId }, at) => [runnerId, prices[at] ?? offer(200, 202)]),
  );
  await exchange.operator.setMarket(market.marketId, { offers, delaySeconds: 0 });
}

const evenPrices = [offer(198, 200), offer(202, 204)] as const;
const shorterPrices = [offer(150, 152), offer(300, 304)] as const;

const main = (canvas: Context['canvas']) => canvas.getByRole('main');
const inBody = (element: HTMLElement) => within(element.ownerDocument.body);

async function signIn({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('Username', {}, pageWait), 'demo');
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' }, pageWait)).toBeVisible();
}

async function placeBack({ canvas, userEvent, exchange }: Context, stake: string) {
  const { name, runners } = cricket(exchange);
  const grid = await canvas.findByRole('grid', { name: `Prices of ${name}` }, pageWait);
  const bestBack = { name: new RegExp(`^Back ${runners[0]?.name ?? ''} at 1.98, `) };
  const cell = await within(grid).findByRole('button', bestBack, pageWait);
  // The slip warns when the bettor presses a price just after it changed.
  const displayedAt = performance.now();
  await waitFor(() => expect(performance.now() - displayedAt).toBeGreaterThan(FRESH_PRICE_MS));
  await userEvent.click(cell);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Stake' }), stake);
  await recordScreenReader('The bet slip with a stake', canvas.getByRole('form', { name: 'Bet slip' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Place back bet/ }, pageWait));
  const confirmButton = { name: /^Press again to back/ };
  await expect(await canvas.findByRole('button', confirmButton, pageWait)).toBeVisible();
  // A faster second press counts as a double click, which is one press.
  await waitFor(async () => {
    for (const button of canvas.queryAllByRole('button', confirmButton)) await userEvent.click(button);
    await expect(canvas.queryByRole('button', confirmButton)).toBeNull();
  }, pageWait);
  await expect(await canvas.findByText(/^Placed: /, {}, pageWait)).toBeVisible();
}

const renderMatch = (_: AppAtProps, { exchange }: { exchange: Exchange }) => {
  const { sportId, matchId } = cricket(exchange);
  return <AppAt address={paths.match(sportId, matchId)} />;
};

function visitor() {
  clearLocalStorage();
  session.checkAccess(false);
}

export const SignIn = meta.story({
  beforeEach: visitor,
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Login' }, pageWait);
    await recordScreenReader('Before signing in', main(context.canvas));
    await signIn(context);
  },
});

export const PlaceABet = meta.story({
  render: renderMatch,
  beforeEach: ({ exchange }) => setPrices(exchange, cricket(exchange), evenPrices),
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
  beforeEach: ({ exchange }) => setPrices(exchange, cricket(exchange), evenPrices),
  play: async (context) => {
    const { canvas, canvasElement, userEvent, exchange } = context;
    await placeBack(context, '500');
    await setPrices(exchange, cricket(exchange), shorterPrices);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Cash out / }, pageWait))[0] as HTMLElement);
    const dialog = await inBody(canvasElement).findByRole('dialog', {}, pageWait);
    await recordScreenReader('The cash-out dialog', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(await within(dialog).findByText('Cashed out. The bet is placed.', {}, pageWait)).toBeVisible();
  },
});

export const Deposit = meta.story({
  args: { address: paths.deposit },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Amount', {}, pageWait);
    await recordScreenReader('The deposit page', main(canvas));
  },
});

export const ReadTheStatement = meta.story({
  args: { address: paths.statement },
  play: async ({ canvas }) => {
    await canvas.findByText(/add up to the closing balance/, {}, pageWait);
    await recordScreenReader('The statement', main(canvas));
  },
});

export const CasinoRules = meta.story({
  args: { address: paths.lotus },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await inBody(canvasElement).findByRole('dialog', {}, pageWait);
    await recordScreenReader('The rules of the casino', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  },
});

/** Confirms the reality check that opens when a tab becomes visible after hours. */
async function continuePlaying({ canvas, userEvent }: Context) {
  document.dispatchEvent(new Event('visibilitychange'));
  const dialog = await canvas.findByRole('dialog', { name: 'Reality check' }, pageWait);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Reality check' })).toBeNull(), pageWait);
}

/** From the login to the row of a settled bet. */
export const FromLoginToASettledBet = meta.story({
  beforeEach: visitor,
  play: async (context) => {
    const { canvas, userEvent, exchange } = context;
    const market = cricket(exchange);
    await signIn(context);
    await setPrices(exchange, market, evenPrices);
    await userEvent.click(
      (
        await canvas.findAllByRole('link', { name: new RegExp(market.runners[0]?.name ?? '') }, pageWait)
      )[0] as HTMLElement,
    );
    await placeBack(context, '500');
    exchange.clock.advance(8 * 3_600_000);
    await continuePlaying(context);
    await userEvent.click((await canvas.findAllByRole('link', { name: /My Bets/ }, pageWait))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Settled' }, pageWait));
    const settled = await canvas.findByRole('grid', { name: 'Settled bets' }, pageWait);
    await waitFor(() => expect(settled).toHaveTextContent(/500\.00/), pageWait);
    await recordScreenReader('The settled bet', settled);
  },
});
